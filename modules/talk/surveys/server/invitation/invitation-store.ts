import type { Language } from '@fachwerk/base/language';
import type { Recipients } from '@fachwerk/messaging/contract';
import { meant } from '@fachwerk/messaging/facade';
import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Inviting } from '../../contract.ts';

const PURPOSE = 'surveys.invitation';

/** What the link of a mail carries. It is not kept: the same one can be written into a reminder. */
export function tokenOf(ctx: CompanyCtx, id: string): string {
  return `${id}.${keyedHash(ctx.app, PURPOSE, `${ctx.companyId} ${id}`)}`;
}

export type Invited = {
  readonly id: string;
  readonly surveyId: string;
  readonly customerId: string;
  readonly isAnswered: boolean;
};

export async function findInvited(ctx: CompanyCtx, token: string): Promise<Invited | undefined> {
  const [, id] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(token) ?? [];
  if (!id || !isSameSecret(tokenOf(ctx, id), token)) return undefined;
  return ctx.db.first<Invited>(sql`
    select id, survey_id, customer_id, is_answered from surveys.invitation
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** False: it was answered before. That it was is all that is kept; not even when. */
export async function saveAnswered(ctx: CompanyCtx, id: string): Promise<boolean> {
  const saved = await ctx.db.count(sql`
    update surveys.invitation set is_answered = true, due = 'none'
    where company_id = ${ctx.companyId} and id = ${id} and not is_answered`);
  return saved > 0;
}

/** Has asked for messages and confirmed it by the link in the mail (§ 7 UWG); of `customers.newsletter_view c`. */
const agreed = sql`c.newsletter = 'confirmed' and c.email <> '' and c.blocked_at is null`;
const remindable = sql`i.invited_at is not null and i.reminded_at is null and not i.is_answered and i.due = 'none'`;

export async function countInviting(ctx: CompanyCtx, surveyId: string, recipients: Recipients): Promise<Inviting> {
  const row = await ctx.db.first<Inviting>(sql`
    select
      (select count(*)::int from customers.newsletter_view c where ${meant(ctx, recipients)} and ${agreed}
        and not exists (select from surveys.invitation i
          where i.company_id = ${ctx.companyId} and i.survey_id = ${surveyId} and i.customer_id = c.id)) as reachable,
      count(*)::int as invited,
      (count(*) filter (where i.is_answered))::int as answered,
      (count(*) filter (where ${remindable} and exists (select from customers.newsletter_view c
        where c.company_id = ${ctx.companyId} and c.id = i.customer_id and ${agreed})))::int as remindable
    from surveys.invitation i where i.company_id = ${ctx.companyId} and i.survey_id = ${surveyId}`);
  return row!;
}

export function addInvitations(ctx: CompanyCtx, surveyId: string, recipients: Recipients): Promise<number> {
  return ctx.db.count(sql`
    insert into surveys.invitation (company_id, survey_id, id, customer_id, due)
    select c.company_id, ${surveyId}::uuid, gen_random_uuid(), c.id, 'invite' from customers.newsletter_view c
    where ${meant(ctx, recipients)} and ${agreed}
    on conflict on constraint invitation_once do nothing`);
}

export function markForReminding(ctx: CompanyCtx, surveyId: string): Promise<number> {
  return ctx.db.count(sql`
    update surveys.invitation i set due = 'remind'
    from customers.newsletter_view c
    where i.company_id = ${ctx.companyId} and i.survey_id = ${surveyId} and ${remindable}
      and c.company_id = i.company_id and c.id = i.customer_id and ${agreed}`);
}

export type DueMail = {
  readonly id: string;
  readonly due: 'invite' | 'remind';
  readonly isAgreed: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
};

/** The next ones whose turn it is, kept until the transaction ends; whether they still agree is asked now. */
export function lockDue(ctx: CompanyCtx, surveyId: string, limit: number): Promise<DueMail[]> {
  return ctx.db.rows<DueMail>(sql`
    select i.id, i.due, coalesce(${agreed}, false) as is_agreed, coalesce(c.email, '') as email,
      coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name, coalesce(c.language, 'de') as language
    from surveys.invitation i left join customers.newsletter_view c on c.company_id = i.company_id and c.id = i.customer_id
    where i.company_id = ${ctx.companyId} and i.survey_id = ${surveyId} and i.due <> 'none'
    order by i.id limit ${limit} for update of i`);
}

export async function saveMailed(ctx: CompanyCtx, ids: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    update surveys.invitation set due = 'none', invited_at = coalesce(invited_at, ${ctx.now}),
      reminded_at = case when due = 'remind' then ${ctx.now} else reminded_at end
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
}

/** Whoever was never written to was not invited; a reminder that is not wanted any more is not written. */
export async function dropDue(ctx: CompanyCtx, surveyId: string, ids?: readonly string[]): Promise<void> {
  const meant = sql`company_id = ${ctx.companyId} and survey_id = ${surveyId} and due <> 'none'
    and (${ids === undefined} or id = any(${ids ?? []}::uuid[]))`;
  await ctx.db.write(sql`delete from surveys.invitation where ${meant} and invited_at is null`);
  await ctx.db.write(sql`update surveys.invitation set due = 'none' where ${meant}`);
}
