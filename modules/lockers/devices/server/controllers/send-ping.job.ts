import { addSeconds } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { COMMAND_LIFE_SECONDS } from '../../wire.ts';
import { NotSent } from '../broker/controllers-link.ts';
import { sendCommand } from '../commands/send-command.ts';

/** The round trip starts here, so that it excludes the time in the queue. */
export const sendPing = job({
  name: 'controller.send_ping',
  payload: z.object({ companyId: z.uuid(), controllerId: z.uuid(), pingId: z.uuid() }),
  transaction: 'own',
  tries: 1,
  run: async (ctx, { companyId, controllerId, pingId }) => {
    const isNewest = await ctx.db.count(sql`
      update devices.controller set ping_sent_at = ${ctx.now}
      where company_id = ${companyId} and id = ${controllerId} and ping_id = ${pingId} and ping_ms is null`);
    if (isNewest === 0) return;
    try {
      await sendCommand({ ...ctx, companyId }, controllerId, {
        id: pingId,
        kind: 'ping',
        lock: null,
        profile: 'standard',
        issuedAt: ctx.now.toISOString(),
        expiresAt: addSeconds(ctx.now, COMMAND_LIFE_SECONDS).toISOString(),
      });
    } catch (error) {
      // No answer: that is what the ping shows.
      if (!(error instanceof NotSent)) throw error;
    }
  },
});
