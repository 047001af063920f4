import type { Language } from '@fachwerk/base/language';
import { addDays } from '@fachwerk/base/time';
import type { NewsletterState } from '@fachwerk/customers/contract';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, isOneOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Channel, LeftOutReason, Recipients } from '../../contract.ts';
import type { AlikePeople } from '../../rules/consent.ts';

/** Whoever is meant, with consent or without; of `customers.newsletter_view c`. */
export function meant(ctx: CompanyCtx, recipients: Recipients): Sql {
  const own = sql`c.company_id = ${ctx.companyId}`;
  if (recipients.kind === 'all') return own;
  if (recipients.kind === 'manual') return allOf([own, isOneOf(sql`c.id`, recipients.customerIds)]);
  const { search, language, seenWithinDays } = recipients.query;
  return allOf([
    own,
    language ? sql`c.language = ${language}` : null,
    seenWithinDays ? sql`c.last_seen_at >= ${addDays(ctx.now, -seenWithinDays)}` : null,
    ...patternsOf(search.toLowerCase()).map((pattern) => sql`c.search_text like ${pattern}`),
  ]);
}

/** Of `customers.newsletter_view c`. */
const hasDevice = sql`exists (select from push.reachable_view d where d.company_id = c.company_id and d.customer_id = c.id)`;

/** For the rule to judge, which is asked once for all who are alike. */
export function groupMeant(ctx: CompanyCtx, recipients: Recipients): Promise<AlikePeople[]> {
  return ctx.db.rows<AlikePeople>(sql`
    select c.email <> '' as has_address, c.blocked_at is not null as is_blocked, c.newsletter, ${hasDevice} as has_device,
      count(*)::int as people
    from customers.newsletter_view c where ${meant(ctx, recipients)}
    group by 1, 2, 3, 4`);
}

/** How many of these the network knows. */
export async function countKnown(ctx: CompanyCtx, customerIds: readonly string[]): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from customers.newsletter_view c
    where c.company_id = ${ctx.companyId} and ${isOneOf(sql`c.id`, customerIds)}`);
  return row!.count;
}

/** Writes down who is to get it: whoever has consented by now. Each is asked about once more at their turn. */
export function addRecipients(
  ctx: CompanyCtx,
  {
    id: messageId,
    recipients,
    channel,
  }: { readonly id: string; readonly recipients: Recipients; readonly channel: Channel },
): Promise<number> {
  const agreed = channel === 'push' ? hasDevice : sql`c.newsletter = 'confirmed' and c.email <> ''`;
  return ctx.db.count(sql`
    insert into messaging.recipient (company_id, message_id, customer_id)
    select c.company_id, ${messageId}::uuid, c.id from customers.newsletter_view c
    where ${meant(ctx, recipients)} and ${agreed} and c.blocked_at is null
    on conflict do nothing`);
}

export type NextRecipient = {
  readonly customerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly isBlocked: boolean;
  readonly newsletter: NewsletterState;
  readonly hasDevice: boolean;
};

/** The next ones whose turn it is, kept until the transaction ends. Somebody who was erased meanwhile has no address. */
export function lockNext(ctx: CompanyCtx, messageId: string, limit: number): Promise<NextRecipient[]> {
  return ctx.db.rows<NextRecipient>(sql`
    select r.customer_id, coalesce(c.email, '') as email, coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name,
      coalesce(c.language, 'de') as language, c.blocked_at is not null as is_blocked, coalesce(c.newsletter, 'none') as newsletter,
      ${hasDevice} as has_device
    from messaging.recipient r left join customers.newsletter_view c on c.company_id = r.company_id and c.id = r.customer_id
    where r.company_id = ${ctx.companyId} and r.message_id = ${messageId} and r.state = 'waiting'
    order by r.customer_id limit ${limit}
    for update of r`);
}

export async function hasWaiting(ctx: CompanyCtx, messageId: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    select from messaging.recipient
    where company_id = ${ctx.companyId} and message_id = ${messageId} and state = 'waiting' limit 1`);
  return row !== undefined;
}

export type Written = { readonly customerId: string; readonly token: string };

export async function saveSent(ctx: CompanyCtx, messageId: string, written: readonly Written[]): Promise<void> {
  const ids = written.map(({ customerId }) => customerId);
  const hashes = written.map(({ token }) => hashToken(token));
  await ctx.db.rows(sql`
    update messaging.recipient r set state = 'sent', unsubscribe_hash = w.hash, done_at = ${ctx.now}
    from unnest(${ids}::uuid[], ${hashes}::text[]) as w (customer_id, hash)
    where r.company_id = ${ctx.companyId} and r.message_id = ${messageId} and r.customer_id = w.customer_id`);
}

export type LeftOut = { readonly customerId: string; readonly reason: LeftOutReason };

export async function saveLeftOut(ctx: CompanyCtx, messageId: string, leftOut: readonly LeftOut[]): Promise<void> {
  const ids = leftOut.map(({ customerId }) => customerId);
  const reasons = leftOut.map(({ reason }) => reason);
  await ctx.db.rows(sql`
    update messaging.recipient r set state = 'left_out', reason = w.reason, done_at = ${ctx.now}
    from unnest(${ids}::uuid[], ${reasons}::text[]) as w (customer_id, reason)
    where r.company_id = ${ctx.companyId} and r.message_id = ${messageId} and r.customer_id = w.customer_id`);
}

export type Reached = {
  readonly channel: Channel;
  readonly messageId: string;
  readonly customerId: string;
  readonly unsubscribedAt: Date | null;
};

export function findReached(ctx: CompanyCtx, token: string): Promise<Reached | undefined> {
  return ctx.db.first<Reached>(sql`
    select m.channel, r.message_id, r.customer_id, r.unsubscribed_at from messaging.recipient r
    join messaging.message m on m.company_id = r.company_id and m.id = r.message_id
    where r.company_id = ${ctx.companyId} and r.unsubscribe_hash = ${hashToken(token)}`);
}

/** False: it was noted before. */
export async function saveUnsubscribed(ctx: CompanyCtx, { messageId, customerId }: Reached): Promise<boolean> {
  const saved = await ctx.db.count(sql`
    update messaging.recipient set unsubscribed_at = ${ctx.now}
    where company_id = ${ctx.companyId} and message_id = ${messageId} and customer_id = ${customerId} and unsubscribed_at is null`);
  return saved > 0;
}
