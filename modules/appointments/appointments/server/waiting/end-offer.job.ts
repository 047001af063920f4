import { emit } from '@fachwerk/server/events';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { timeFreed } from '../../contract.ts';
import { lockStored, saveCancelled } from '../appointment/appointment-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { removeOffered } from './waiting-store.ts';

/** The offer was not accepted: the next on the list gets it. */
export const endOfferJob = job({
  name: 'appointments.end-offer',
  payload: z.object({ companyId: z.uuid(), id: z.uuid() }),
  run: async (work, { companyId, id }) => {
    const ctx = { ...work, companyId };
    const offered = await lockStored(ctx, id);
    if (offered?.state !== 'offered' || (offered.offeredUntil && offered.offeredUntil > ctx.now)) return;
    await saveCancelled(ctx, [id], 'nobody');
    await removeOffered(ctx, id);
    await emit(ctx, timeFreed, { companyId });
    await notifyWatchers(ctx);
  },
});
