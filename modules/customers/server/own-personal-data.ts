import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { listAudit } from '@fachwerk/server/audit';
import { listMailsTo, removeMailsTo } from '@fachwerk/server/mail';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { Person, PersonalData, PersonStep } from '@fachwerk/server/personal-data';
import { sql } from '@fachwerk/server/sql';
import { listAddresses } from './address-store.ts';
import { findStored } from './customer-store.ts';
import { listNotes, listReasons } from './note-store.ts';

const MOST_EXPORTED_MAILS = 1000;

/** What this module itself keeps about a customer. */
export const ownPersonalData: PersonalData = {
  export: async (ctx, person) => {
    const network = inCompany(ctx, person.companyId);
    const sight = await companiesInSight(ctx);
    const customer = (await findStored(network, person.id))!;
    const { email, firstName, lastName, phone, language, createdAt, lastSeenAt, newsletter, blockedAt, blockedReason } =
      customer;
    const mails = await listMailsTo(ctx, sight, person.email, MOST_EXPORTED_MAILS);
    const notes = await listNotes(network, person.id, sight);
    return {
      details: {
        email,
        firstName,
        lastName,
        phone,
        language,
        createdAt,
        lastSeenAt,
        newsletter,
        blockedAt,
        blockedReason,
      },
      addresses: await listAddresses(network, person.id),
      sessions: await listSessionsOf(network, person.id),
      notes: notes.map(({ at, text }) => ({ at, text })),
      mails: mails.map(({ at, subject }) => ({ at, subject })),
    };
  },
  holds: async () => [],
  erase: async (ctx, person) => {
    const network = inCompany(ctx, person.companyId);
    await removeMailsTo(ctx, await companiesInSight(network), person.email);
    const whose = sql`company_id = ${network.companyId} and customer_id = ${person.id}`;
    await ctx.db.rows(sql`delete from customers.address where ${whose}`);
    await ctx.db.rows(sql`delete from customers.note where ${whose}`);
    await ctx.db.rows(sql`delete from customers.session where ${whose}`);
    // Requests to sign in that no mail was sent for name the address as well.
    await ctx.db.rows(sql`
      delete from customers.login
      where company_id = ${network.companyId} and (customer_id = ${person.id} or email = ${person.email})`);
    await ctx.db.rows(sql`
      update customers.customer set email = '', first_name = '', last_name = '', phone = '', blocked_reason = '', blocked_by = '',
        newsletter = 'none', newsletter_asked_at = null, newsletter_confirmed_at = null, newsletter_token_hash = null,
        last_seen_at = null, erased_at = ${ctx.now}, version = version + 1
      where company_id = ${network.companyId} and id = ${person.id} and erased_at is null`);
  },
  timeline: async (ctx, person, limit) => {
    const network = inCompany(ctx, person.companyId);
    const entries = await listAudit(network, 'customer', person.id, { before: null, limit });
    const deeds = entries
      .filter(({ action }) => !TOLD_WITH_REASON.has(action))
      .map(({ id, at, action, actorName }): PersonStep => ({ id, at, what: `audit.${action}`, personName: actorName }));
    const reasons = (await listReasons(network, person.id, limit)).map(
      ({ id, at, kind, personName, text }): PersonStep => ({
        id,
        at,
        what: `customer_step.${kind}`,
        params: { reason: text },
        personName,
      }),
    );
    return [...deeds, ...reasons, ...(await mailSteps(ctx, person, limit))];
  },
};

const TOLD_WITH_REASON: ReadonlySet<string> = new Set(['customer.blocked', 'customer.unblocked']);

function listSessionsOf(ctx: CompanyCtx, customerId: string): Promise<{ createdAt: Date; userAgent: string }[]> {
  return ctx.db.rows(sql`
    select created_at, last_seen_at, user_agent from customers.session
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and ended_at is null
    order by created_at`);
}

async function mailSteps(ctx: CompanyCtx, person: Person, limit: number): Promise<PersonStep[]> {
  const mails = await listMailsTo(ctx, await companiesInSight(ctx), person.email, limit);
  return mails.map(({ id, at, subject, companyId }) => ({
    id,
    at,
    what: 'customer_step.mail',
    params: { subject },
    // A mailbox shows the mails of its own company.
    ...(companyId === ctx.companyId &&
      ctx.caller?.capabilities.has('mailbox.read') && { path: `/admin/mailbox/${id}` }),
  }));
}
