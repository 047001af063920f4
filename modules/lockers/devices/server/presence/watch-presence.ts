import { addSeconds } from '@fachwerk/base/time';
import type { ServiceWorld } from '@fachwerk/server/module';
import { workOf } from '@fachwerk/server/services';
import { gone, isOverdue, isQuiet, MISSED_HEARTBEATS } from '../../rules/presence.ts';
import { HEARTBEAT_SECONDS } from '../../wire.ts';
import { followPresence } from './follow-presence.ts';
import { findSilent, findWatchStart, lockWatched, savePresences } from './presence-store.ts';

/** Marks devices with missed heartbeats as offline. Safe to run in several processes; each device is marked once. */
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
