import { addDays } from '@fachwerk/base/time';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { publish } from '@fachwerk/server/realtime-publish';
import { sql } from '@fachwerk/server/sql';
import { accountStream, type Session } from '../../contract.ts';
import { type RefreshState, type SessionEnd, sessionExpiry } from '../../rules/session.ts';

export type Device = { readonly address: string; readonly userAgent: string };
export type StoredSession = RefreshState & { readonly id: string; readonly userId: string };

export async function addSession(
  ctx: CompanyCtx,
  session: { id: string; userId: string; refreshHash: string } & Device,
): Promise<void> {
  await ctx.db.rows(sql`
    insert into access.session (company_id, id, user_id, created_at, last_seen_at, rotated_at, expires_at, address, user_agent, refresh_hash)
    values (${ctx.companyId}, ${session.id}, ${session.userId}, ${ctx.now}, ${ctx.now}, ${ctx.now}, ${sessionExpiry(ctx.now)},
      ${session.address}, ${session.userAgent}, ${session.refreshHash})`);
}

/** Adds an ended session, as history of demo users. */
export async function addPastSession(
  ctx: CompanyCtx,
  past: { userId: string; createdAt: Date; endedAt: Date } & Device,
): Promise<void> {
  await ctx.db.rows(sql`
    insert into access.session (company_id, id, user_id, created_at, last_seen_at, rotated_at, expires_at, address, user_agent,
      refresh_hash, ended_at, ended_because)
    values (${ctx.companyId}, ${ctx.newId()}, ${past.userId}, ${past.createdAt}, ${past.endedAt}, ${past.endedAt}, ${past.endedAt},
      ${past.address}, ${past.userAgent}, ${hashToken(ctx.newSecret(32))}, ${past.endedAt}, 'signed_out')`);
  await ctx.db.rows(sql`
    update access.user set last_sign_in_at = greatest(last_sign_in_at, ${past.createdAt})
    where company_id = ${ctx.companyId} and id = ${past.userId}`);
}

/** Locks the row until the transaction ends: of two concurrent renewals one rotates, the other sees the result. */
export function lockSession(ctx: CompanyCtx, id: string): Promise<StoredSession | undefined> {
  return ctx.db.first<StoredSession>(sql`
    select id, user_id, refresh_hash, previous_refresh_hash, rotated_at, expires_at, ended_at from access.session
    where company_id = ${ctx.companyId} and id = ${id}
    for update`);
}

export async function saveRotation(ctx: CompanyCtx, id: string, refreshHash: string, device: Device): Promise<void> {
  await ctx.db.rows(sql`
    update access.session set previous_refresh_hash = refresh_hash, refresh_hash = ${refreshHash}, rotated_at = ${ctx.now},
      last_seen_at = ${ctx.now}, expires_at = ${sessionExpiry(ctx.now)}, address = ${device.address}, user_agent = ${device.userAgent}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Most recently seen first. */
export async function listSessions(ctx: CompanyCtx, userId: string): Promise<Session[]> {
  const sessions = await ctx.db.rows<Omit<Session, 'isCurrent'>>(sql`
    select id, created_at, last_seen_at, address, user_agent from access.session
    where company_id = ${ctx.companyId} and user_id = ${userId} and ended_at is null and expires_at > ${ctx.now}
    order by last_seen_at desc, id desc`);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === ctx.caller?.sessionId }));
}

/** False if the user has no such active session. */
export async function endSession(
  ctx: CompanyCtx,
  userId: string,
  sessionId: string,
  because: SessionEnd,
): Promise<boolean> {
  const ended = await ctx.db.count(sql`
    update access.session set ended_at = ${ctx.now}, ended_because = ${because}
    where company_id = ${ctx.companyId} and user_id = ${userId} and id = ${sessionId} and ended_at is null`);
  if (ended > 0) await publish(ctx, accountStream, { type: 'session-ended', sessionId }, userId);
  return ended > 0;
}

/** Ends every session of a user, with an optional exception; their browsers are notified at once. */
export async function endSessionsOf(
  ctx: CompanyCtx,
  userId: string,
  because: SessionEnd,
  exceptSessionId?: string,
): Promise<void> {
  const ended = await ctx.db.rows<{ id: string }>(sql`
    update access.session set ended_at = ${ctx.now}, ended_because = ${because}
    where company_id = ${ctx.companyId} and user_id = ${userId} and ended_at is null
      and (${exceptSessionId ?? null}::uuid is null or id <> ${exceptSessionId ?? null})
    returning id`);
  for (const { id } of ended) await publish(ctx, accountStream, { type: 'session-ended', sessionId: id }, userId);
}

/** Ended sessions stay for incident analysis and for the dashboard's count of sign-ins. */
const KEPT_AFTER_END_DAYS = 30;

export async function removeOldSessions(ctx: WorkCtx): Promise<void> {
  const before = addDays(ctx.now, -KEPT_AFTER_END_DAYS);
  await deleteInBatches(ctx.db, {
    table: 'access.session',
    which: sql`coalesce(old.ended_at, old.expires_at) < ${before}`,
    why: 'housekeeping for every company',
  });
}
