import type { UseCase } from '@fachwerk/server/module';
import type { roundApi } from '../../contract-round.ts';
import { whyNotAddStop } from '../../rules/round-state.ts';
import { tasksFrom } from '../../rules/work.ts';
import { problem } from '../problem.ts';
import { readSheet } from '../reading/show-round.ts';
import { lockRound } from '../round-store.ts';
import { insertStops, insertTasks } from '../stop-store.ts';
import { findOpenWork } from '../work/find-open-work.ts';
import { placesOn } from '../work/places.ts';
import { keepOrder, noteStop } from './keep-order.ts';

/** Behind the open stops; the arrivals follow. */
export const addStop: UseCase<typeof roundApi.addStop> = async (ctx, { id, locationId }) => {
  const { scoped, round } = await lockRound(ctx, id);
  const before = await readSheet(ctx, round);
  if (before.stops.some((stop) => stop.locationId === locationId)) return before;
  const refusal = whyNotAddStop(round.state, before.stops.length);
  if (refusal) throw problem(refusal);
  const place = (await placesOn(scoped, round.onDay, [locationId]))[0];
  if (!place) throw problem('round.location_unknown');

  const stopId = ctx.newId();
  const { companyId } = scoped;
  await insertStops(scoped, [
    {
      companyId,
      id: stopId,
      roundId: id,
      position: before.stops.length,
      locationCompanyId: place.companyId,
      locationId,
      locationName: place.name,
      arrivesAt: null,
      isClosed: false,
      state: 'open',
      finishedAt: null,
      nextVisitOn: null,
      nextVisitReason: null,
    },
  ]);
  const fresh = { title: '', state: 'open' as const, reason: '', endedAt: null, endedByName: '' };
  const tasks = tasksFrom(await findOpenWork(scoped, [locationId]));
  await insertTasks(
    scoped,
    tasks.map((task, position) => ({ ...task, ...fresh, companyId, id: ctx.newId(), stopId, position })),
  );
  await noteStop(scoped, round, { action: 'round.stop_added', location: place.name });
  return keepOrder(ctx, round);
};
