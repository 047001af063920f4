import { raiseAlerts } from '@fachwerk/alerts/facade';
import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import type { ServiceWorld } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { gone, isOverdue, isQuiet, MISSED_HEARTBEATS, QUIET_MINUTES } from '../rules/presence.ts';
import { HEARTBEAT_SECONDS } from '../wire.ts';
import { workOf } from './device-work.ts';
import { causeOf, followPresence } from './presence-follow.ts';
import { findGoneUnseen, findSilent, findWatchStart, lockWatched, savePresences } from './presence-store.ts';

/** Calls those gone that have missed their heartbeats. Any number of processes may look at once; a device goes once. */
export async function watchPresence(world: ServiceWorld): Promise<void> {
  const now = world.now();
  const watchedSince = await findWatchStart(world.db, now);
  if (isQuiet(now, watchedSince)) return;
  const silent = await findSilent(world.db, addSeconds(now, -MISSED_HEARTBEATS * HEARTBEAT_SECONDS));
  if (silent.length === 0) return;
  await world.db.transaction(async (tx) => {
    const ctx = workOf(world, tx);
    const overdue = (await lockWatched(ctx, silent)).filter((device) => isOverdue(device, now, watchedSince));
    const turned = overdue.map((before) => ({ before, after: { ...before, ...gone(before, now) } }));
    await savePresences(
      ctx,
      turned.map(({ after }) => after),
    );
    await followPresence(ctx, turned);
  });
}

/** When the quiet time is over, people are told of those who went during it and were kept quiet about. */
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
