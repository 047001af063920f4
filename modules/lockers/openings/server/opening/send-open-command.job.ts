import { companiesWatching } from '@fachwerk/companies/facade';
import { findReceiver, NotSent, type Receiver, sendTo } from '@fachwerk/devices/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { lockAttempt } from '../attempts/attempt-store.ts';
import { followAttempt, notifyAttempt } from '../attempts/follow-attempt.ts';

type Sendable = {
  readonly id: string;
  readonly lockId: string;
  readonly locationId: string;
  readonly channel: number;
  readonly sendAltSignal: boolean;
  readonly expiresAt: Date;
};

/**
 * Sends the command. It is marked as sent before it leaves: after a crash in between it is not sent, and a second run finds nothing to send. So a
 * door may stay shut, but never opens twice or late.
 */
export const sendOpenCommand = job({
  name: 'lock.send_open',
  payload: z.object({ companyId: z.uuid(), attemptId: z.uuid(), controllerId: z.uuid() }),
  transaction: 'own',
  run: async (work, { companyId, attemptId, controllerId }) => {
    const ctx = { ...work, companyId };
    const { attempt, receiver } = await ctx.db.transaction((db) => markSent({ ...ctx, db }, attemptId, controllerId));
    if (!attempt) return;
    try {
      await sendTo(ctx, receiver, {
        id: attempt.id,
        kind: 'open',
        lock: attempt.channel,
        profile: attempt.sendAltSignal ? 'alternative' : 'standard',
        issuedAt: ctx.now.toISOString(),
        expiresAt: attempt.expiresAt.toISOString(),
      });
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      await ctx.db.transaction((db) => giveUp({ ...ctx, db }, attemptId, error.message));
    }
  },
});

type Marked = { readonly attempt?: Sendable | undefined; readonly receiver?: Receiver | undefined };

/** Marks the attempt as sent and loads what is needed to send it, in one round trip. */
async function markSent(ctx: CompanyCtx, id: string, controllerId: string): Promise<Marked> {
  const [attempt, receiver] = await Promise.all([
    ctx.db.first<Sendable>(sql`
      update openings.attempt a set state = 'sent', sent_at = ${ctx.now}
      from lockers.lock_view l
      where a.company_id = ${ctx.companyId} and a.id = ${id} and a.state = 'requested' and a.expires_at > ${ctx.now}
        and a.controller_id = ${controllerId}
        and l.company_id = a.company_id and l.id = a.lock_id and l.controller_id = a.controller_id
      returning a.id, a.lock_id, a.location_id, l.channel, a.send_alt_signal, a.expires_at`),
    findReceiver(ctx, controllerId),
    // Preloaded for the notification at the end.
    companiesWatching(ctx),
  ]);
  if (attempt) await notifyAttempt(ctx, attempt, 'sent');
  return { attempt, receiver };
}

async function giveUp(ctx: WorkCtx & { companyId: string }, id: string, detail: string): Promise<void> {
  const attempt = await lockAttempt(ctx, id);
  if (attempt?.state === 'sent') await followAttempt(ctx, attempt, { state: 'failed', detail });
}
