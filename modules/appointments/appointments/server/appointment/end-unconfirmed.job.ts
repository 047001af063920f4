import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockStored } from './appointment-store.ts';
import { callOff } from './cancel-appointment.ts';

/** Releases the time of an unconfirmed booking. */
export const endUnconfirmedJob = job({
  name: 'appointments.end-unconfirmed',
  payload: z.object({ companyId: z.uuid(), id: z.uuid() }),
  run: async (work, { companyId, id }) => {
    const ctx = { ...work, companyId };
    const stored = await lockStored(ctx, id);
    if (stored?.state !== 'unconfirmed' || (stored.offeredUntil && stored.offeredUntil > ctx.now)) return;
    await callOff(ctx, [stored], 'nobody');
    await notifyWatchers(ctx);
  },
});

export async function endUnconfirmedAt(ctx: CompanyCtx, id: string, runAt: Date): Promise<void> {
  const key = `appointments.end-unconfirmed:${id}`;
  await addJob(ctx, endUnconfirmedJob, { companyId: ctx.companyId, id }, { key, runAt });
}
