import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { listAudit } from '@fachwerk/server/audit';
import type { CompanyCtx, Person, PersonalData, PersonStep } from '@fachwerk/server/ctx';
import { listMailsTo, removeMailsTo } from '@fachwerk/server/mail';
import { sql } from '@fachwerk/server/sql';
import { listNotes, listReasons } from '../desk/note-store.ts';
import { removeFigures } from '../figures/figure-store.ts';
import { listSignUps, removeSignUps } from '../newsletter/sign-up-store.ts';
import { listAddresses } from '../record/address-store.ts';
import { findStored, type StoredCustomer } from '../record/customer-store.ts';
import { listTagsOf } from '../tags/tag-store.ts';

const MOST_EXPORTED_MAILS = 1000;

/** What this module itself keeps about a customer. */
export const ownPersonalData: PersonalData = {
  export: async (ctx, person) => {
    const network = inCompany(ctx, person.companyId);
    const visible = await visibleCompanies(ctx);
    const customer = (await findStored(network, person.id))!;
    const { email, firstName, lastName, phone, language } = customer;
    const mails = await listMailsTo(ctx, visible, person.email, MOST_EXPORTED_MAILS);
    const notes = await listNotes(network, person.id, visible);
    const isOfOwnNetwork = ctx.companyId === network.companyId;
    return {
      details: { email, firstName, lastName, phone, language, ...(isOfOwnNetwork && accountOf(customer)) },
      // A company of the network knows them by its contract; what the account holds beside it is the network's to hand out.
      ...(isOfOwnNetwork && { addresses: await listAddresses(network, person.id) }),
      ...(isOfOwnNetwork && { newsletterSignUps: await listSignUps(network, person.id) }),
      notes: notes.map(({ at, text }) => ({ at, text })),
      ...(isOfOwnNetwork && { tags: (await listTagsOf(network, [person.id])).map(({ name }) => name) }),
      mails: mails.map(({ at, subject }) => ({ at, subject })),
    };
  },
  holds: async () => [],
  erase: async (ctx, person) => {
    const network = inCompany(ctx, person.companyId);
    await removeMailsTo(ctx, await visibleCompanies(network), person.email);
    const whose = sql`company_id = ${network.companyId} and customer_id = ${person.id}`;
    await ctx.db.rows(sql`delete from customers.address where ${whose}`);
    await ctx.db.rows(sql`delete from customers.note where ${whose}`);
    await ctx.db.rows(sql`delete from customers.customer_tag where ${whose}`);
    await removeSignUps(network, person);
    await removeFigures(network, person.id);
    await ctx.db.rows(sql`
      update customers.customer set email = '', first_name = '', last_name = '', phone = '', blocked_reason = '', blocked_by = '',
        newsletter = 'none', newsletter_asked_at = null, newsletter_confirmed_at = null, newsletter_token_hash = null,
        last_seen_at = null, erased_at = ${ctx.now}, version = version + 1
      where company_id = ${network.companyId} and id = ${person.id} and erased_at is null`);
  },
  timeline: async (ctx, person, limit) => {
    const network = inCompany(ctx, person.companyId);
    const mails = await mailSteps(ctx, person, limit);
    const notes = await noteSteps(ctx, network, person, limit);
    // What was done to the account is the network's to know.
    if (ctx.companyId !== person.companyId) return [...notes, ...mails];
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
    return [...deeds, ...reasons, ...notes, ...mails];
  },
};

function accountOf({ createdAt, lastSeenAt, newsletter, blockedAt, blockedReason }: StoredCustomer) {
  return { createdAt, lastSeenAt, newsletter, blockedAt, blockedReason };
}

const TOLD_WITH_REASON: ReadonlySet<string> = new Set(['customer.blocked', 'customer.unblocked']);

/** As far as it fits a line; the whole of it stands among the notes. */
const LONGEST_NOTE = 200;

async function noteSteps(ctx: CompanyCtx, network: CompanyCtx, person: Person, limit: number): Promise<PersonStep[]> {
  const notes = await listNotes(network, person.id, await visibleCompanies(ctx));
  return notes.slice(0, limit).map(({ id, at, personName, text }) => ({
    id,
    at,
    what: 'customer_step.note',
    params: { text: text.length > LONGEST_NOTE ? `${text.slice(0, LONGEST_NOTE)} …` : text },
    personName,
  }));
}

async function mailSteps(ctx: CompanyCtx, person: Person, limit: number): Promise<PersonStep[]> {
  const mails = await listMailsTo(ctx, await visibleCompanies(ctx), person.email, limit);
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
