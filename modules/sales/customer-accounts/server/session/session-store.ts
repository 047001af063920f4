import { addDays } from '@fachwerk/base/time';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';
import { type SessionState, sessionExpiry } from '../../rules/session.ts';

export type StoredSession = SessionState & { readonly id: string; readonly customerId: string };

const columns = sql`s.id, s.customer_id, s.token_hash, s.previous_token_hash, s.rotated_at, s.expires_at, s.ended_at`;

export async function addSession(
  ctx: CompanyCtx,
  session: { readonly id: string; readonly customerId: string; readonly tokenHash: string; readonly userAgent: string },
): Promise<void> {
  await ctx.db.rows(sql`
    insert into customer_accounts.session (company_id, id, customer_id, token_hash, rotated_at, created_at, last_seen_at, expires_at, user_agent)
    values (${ctx.companyId}, ${session.id}, ${session.customerId}, ${session.tokenHash}, ${ctx.now}, ${ctx.now}, ${ctx.now},
      ${sessionExpiry(ctx.now)}, ${session.userAgent})`);
}

/** By its cookie, or by the one that was replaced last. */
export function findByToken(ctx: CompanyCtx, tokenHash: string): Promise<StoredSession | undefined> {
  return ctx.db.first<StoredSession>(sql`
    select ${columns} from customer_accounts.session s
    where s.company_id = ${ctx.companyId} and (s.token_hash = ${tokenHash} or s.previous_token_hash = ${tokenHash})
    limit 1`);
}

/** Keeps the row until the transaction ends: of two requests at once, one replaces the cookie. */
export function lockSession(ctx: CompanyCtx, id: string): Promise<StoredSession | undefined> {
  return ctx.db.first<StoredSession>(sql`
    select ${columns} from customer_accounts.session s where s.company_id = ${ctx.companyId} and s.id = ${id} for update`);
}

export async function saveRotation(ctx: CompanyCtx, id: string, tokenHash: string): Promise<void> {
  await ctx.db.rows(sql`
    update customer_accounts.session set previous_token_hash = token_hash, token_hash = ${tokenHash}, rotated_at = ${ctx.now},
      last_seen_at = ${ctx.now}, expires_at = ${sessionExpiry(ctx.now)}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function endSession(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`
    update customer_accounts.session set ended_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id} and ended_at is null`);
}

export async function endSessionsOf(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.rows(sql`
    update customer_accounts.session set ended_at = ${ctx.now}
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and ended_at is null`);
}

const KEPT_AFTER_END_DAYS = 30;

export async function removeOldSessions(ctx: WorkCtx): Promise<void> {
  const before = addDays(ctx.now, -KEPT_AFTER_END_DAYS);
  await deleteInBatches(ctx.db, {
    table: 'customer_accounts.session',
    which: sql`coalesce(old.ended_at, old.expires_at) < ${before}`,
    why: 'housekeeping for every company',
  });
}
