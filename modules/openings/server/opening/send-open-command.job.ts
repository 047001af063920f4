import { NotSent, sendCommand } from '@fachwerk/devices/facade';
import { job } from '@fachwerk/server/jobs';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { lockAttempt } from '../attempts/attempt-store.ts';
import { followAttempt, notifyAttempt } from '../attempts/follow-attempt.ts';

type Sendable = {
  readonly id: string;
  readonly lockId: string;
  readonly controllerId: string;
  readonly channel: number;
  readonly sendAltSignal: boolean;
  readonly expiresAt: Date;
};

/**
 * Sends what was requested. It is marked as sent before it leaves: whoever dies in between has not sent it, and whoever comes a
 * second time finds nothing to send. So a door may stay shut, but never opens twice, nor late.
 */
export const sendOpenCommand = job({
  name: 'lock.send_open',
  payload: z.object({ companyId: z.uuid(), attemptId: z.uuid() }),
  transaction: 'own',
  run: async (work, { companyId, attemptId }) => {
    const ctx = { ...work, companyId };
    const attempt = await ctx.db.transaction((db) => markSent({ ...ctx, db }, attemptId));
    if (!attempt) return;
    try {
      await sendCommand(ctx, attempt.controllerId, {
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

async function markSent(ctx: CompanyCtx, id: string): Promise<Sendable | undefined> {
  const sent = await ctx.db.first<Sendable>(sql`
    update openings.attempt a set state = 'sent', sent_at = ${ctx.now}
    from lockers.lock_view l
    where a.company_id = ${ctx.companyId} and a.id = ${id} and a.state = 'requested' and a.expires_at > ${ctx.now}
      and l.company_id = a.company_id and l.id = a.lock_id and l.controller_id = a.controller_id
    returning a.id, a.lock_id, a.controller_id, l.channel, a.send_alt_signal, a.expires_at`);
  if (sent) await notifyAttempt(ctx, sent, 'sent');
  return sent;
}

async function giveUp(ctx: WorkCtx & { companyId: string }, id: string, detail: string): Promise<void> {
  const attempt = await lockAttempt(ctx, id);
  if (attempt?.state === 'sent') await followAttempt(ctx, attempt, { state: 'failed', detail });
}
