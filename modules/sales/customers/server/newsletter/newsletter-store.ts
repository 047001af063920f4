import { hashToken, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { removeWaitingMailings } from '@fachwerk/server/mail';
import { sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { NewsletterState } from '../../contract.ts';

/** The same for good, so that every newsletter can carry the link that ends it; known to nobody without the house's secret. */
export function newsletterToken(network: CompanyCtx, customerId: string): string {
  return keyedHash(network.app, 'customers.newsletter', `${network.companyId}\n${customerId}`);
}

export type Subscriber = { readonly id: string; readonly newsletter: NewsletterState };

export function findSubscriber(ctx: CompanyCtx, token: string): Promise<Subscriber | undefined> {
  return ctx.db.first<Subscriber>(subscriberOf(ctx, token));
}

export function lockSubscriber(ctx: CompanyCtx, token: string): Promise<Subscriber | undefined> {
  return ctx.db.first<Subscriber>(sql`${subscriberOf(ctx, token)} for update of c`);
}

/** The link in a mail to somebody who was merged leads to the customer that was kept; the one of a sign-up to who came of it. */
const subscriberOf = (ctx: CompanyCtx, token: string) => sql`
  select c.id, c.newsletter from customers.customer t
  join customers.customer c on c.company_id = t.company_id and c.id = coalesce(t.merged_into, t.id)
  where t.company_id = ${ctx.companyId} and c.erased_at is null and t.id in (
    select id from customers.customer where company_id = ${ctx.companyId} and newsletter_token_hash = ${hashToken(token)}
    union all
    select customer_id from customers.sign_up where company_id = ${ctx.companyId} and token_hash = ${hashToken(token)})`;

export async function saveAsked(ctx: CompanyCtx, customerId: string, at = ctx.now): Promise<void> {
  const tokenHash = hashToken(newsletterToken(ctx, customerId));
  await ctx.db.rows(sql`
    update customers.customer set newsletter = 'asked', newsletter_asked_at = ${at}, newsletter_token_hash = ${tokenHash}
    where company_id = ${ctx.companyId} and id = ${customerId}`);
}

export async function saveConfirmed(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.rows(sql`
    update customers.customer set newsletter = 'confirmed', newsletter_confirmed_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${customerId}`);
}

/** When it was asked for and confirmed stays: it is the proof that it was wanted. */
export async function saveEnded(ctx: CompanyCtx, customerId: string): Promise<void> {
  const ended = await ctx.db.first<{ email: string }>(sql`
    update customers.customer set newsletter = 'none' where company_id = ${ctx.companyId} and id = ${customerId} returning email`);
  if (ended?.email) await removeWaitingMailings(ctx, ended.email);
}

export async function askedWithin(ctx: CompanyCtx, customerId: string, since: Date): Promise<boolean> {
  const row = await ctx.db.first(sql`
    select from customers.customer
    where company_id = ${ctx.companyId} and id = ${customerId} and newsletter = 'asked'
      and ${withinWindow(sql`newsletter_asked_at`, since, ctx.now)}`);
  return row !== undefined;
}
