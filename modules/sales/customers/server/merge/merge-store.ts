import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Merged } from '../../rules/merge-customers.ts';
import { newsletterToken } from '../newsletter/newsletter-store.ts';
import type { MergedPair } from './merge-point.ts';

/** Which customer took this one in. */
export async function findKeptId(ctx: CompanyCtx, mergedId: string): Promise<string | undefined> {
  const row = await ctx.db.first<{ mergedInto: string }>(sql`
    select merged_into from customers.customer
    where company_id = ${ctx.companyId} and id = ${mergedId} and merged_into is not null`);
  return row?.mergedInto;
}

/** Whether the newsletter was ever asked for. */
export async function listAsked(ctx: CompanyCtx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.rows<{ id: string }>(sql`
    select id from customers.customer
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) and newsletter_asked_at is not null`);
  return new Set(rows.map(({ id }) => id));
}

type Dates = {
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly askedAt: Date | null;
  readonly confirmedAt: Date | null;
};

/**
 * The row stays as a pointer; so do those that pointed at it. Its address is given up before the kept one takes it; its newsletter links
 * go on working.
 */
export async function saveMerge(ctx: CompanyCtx, { keptId, mergedId }: MergedPair, merged: Merged): Promise<void> {
  const one = (id: string) => sql`company_id = ${ctx.companyId} and id = ${id}`;
  const other = (await ctx.db.first<Dates>(sql`
    select created_at, last_seen_at, newsletter_asked_at as asked_at, newsletter_confirmed_at as confirmed_at
    from customers.customer where ${one(mergedId)}`))!;
  await ctx.db.rows(sql`
    update customers.customer set email = '', first_name = '', last_name = '', phone = '', blocked_reason = '', blocked_by = '',
      newsletter = 'none', newsletter_asked_at = null, newsletter_confirmed_at = null, last_seen_at = null, erased_at = ${ctx.now},
      merged_into = ${keptId}, version = version + 1
    where ${one(mergedId)}`);
  await ctx.db.rows(sql`
    update customers.customer set merged_into = ${keptId} where company_id = ${ctx.companyId} and merged_into = ${mergedId}`);
  await saveKept(ctx, keptId, merged, other);
}

/** When a newsletter was asked for and confirmed is the proof of a consent: it comes along with the address alone. */
async function saveKept(ctx: CompanyCtx, keptId: string, merged: Merged, other: Dates): Promise<void> {
  const { email, firstName, lastName, phone, blockedAt, blockedReason, blockedBy, newsletter } = merged;
  const tokenHash = newsletter === 'none' ? null : hashToken(newsletterToken(ctx, keptId));
  await ctx.db.rows(sql`
    update customers.customer set
      newsletter_asked_at = case when email = '' then coalesce(newsletter_asked_at, ${other.askedAt}::timestamptz) else newsletter_asked_at end,
      newsletter_confirmed_at = case when email = '' then coalesce(newsletter_confirmed_at, ${other.confirmedAt}::timestamptz)
        else newsletter_confirmed_at end,
      newsletter_token_hash = coalesce(newsletter_token_hash, ${tokenHash}::text), newsletter = ${newsletter},
      email = ${email}, first_name = ${firstName}, last_name = ${lastName}, phone = ${phone}, blocked_at = ${blockedAt},
      blocked_reason = ${blockedReason}, blocked_by = ${blockedBy}, created_at = least(created_at, ${other.createdAt}::timestamptz),
      last_seen_at = greatest(last_seen_at, ${other.lastSeenAt}::timestamptz), version = version + 1
    where company_id = ${ctx.companyId} and id = ${keptId}`);
}
