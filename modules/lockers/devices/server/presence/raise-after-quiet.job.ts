import { raiseAlerts } from '@fachwerk/alerts/facade';
import { addMinutes } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { isQuiet, QUIET_MINUTES } from '../../rules/presence.ts';
import { causeOf } from './follow-presence.ts';
import { findGoneUnseen, findWatchStart, lockWatched } from './presence-store.ts';

/** After the quiet time: raises alerts for devices that went offline during it. */
export const raiseAfterQuiet = job({
  name: 'presence.raise_after_quiet',
  payload: z.object({}),
  run: async (ctx) => {
    const watchedSince = await findWatchStart(ctx.db, ctx.now);
    if (isQuiet(ctx.now, watchedSince)) return;
    const devices = await lockWatched(ctx, await findGoneUnseen(ctx.db, watchedSince));
    const away = devices.filter(({ isOnline }) => !isOnline);
    for (const [companyId, here] of Map.groupBy(away, (device) => device.companyId)) {
      await raiseAlerts({ ...ctx, companyId }, here.map(causeOf));
    }
  },
});

export const quietUntil = (startedAt: Date) => addMinutes(startedAt, QUIET_MINUTES);
