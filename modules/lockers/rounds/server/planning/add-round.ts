import { dayOf } from '@fachwerk/base/time';
import { findColleague } from '@fachwerk/people/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { roundApi } from '../../contract-round.ts';
import { type Visit, withArrivals } from '../../rules/arrivals.ts';
import { orderedByDistance } from '../../rules/order-stops.ts';
import { tasksFrom } from '../../rules/work.ts';
import { notifyRounds } from '../notify-rounds.ts';
import { problem } from '../problem.ts';
import { insertRound, roundRows } from '../round-store.ts';
import { insertStops, insertTasks } from '../stop-store.ts';
import { findOpenWork } from '../work/find-open-work.ts';
import { placesOn, type RoundPlace } from '../work/places.ts';

/** Times of the day are those of the first location. */
export const addRound: UseCase<typeof roundApi.add> = async (
  ctx,
  { day, startsAt, technicianId, locationIds, start },
) => {
  const technician = await findColleague(ctx, 'rounds.work', technicianId);
  if (!technician) throw problem('round.technician_unknown');
  if (day < dayOf(ctx.now).toString()) throw problem('round.day_past');
  const wanted = new Set(locationIds);
  const places = await placesOn(ctx, day, [...wanted]);
  if (places.length < wanted.size) throw problem('round.location_unknown');

  const leavesAt = instantOn(day, startsAt, places[0]!.timeZone);
  const visits = await plannedVisits(ctx, places, { at: leavesAt, position: start });
  const id = ctx.newId();
  await insertRound(ctx, {
    companyId: ctx.companyId,
    id,
    onDay: day,
    startsAt: leavesAt,
    technicianId,
    technicianName: technician.name,
    state: 'planned',
    startLatitude: start?.latitude ?? null,
    startLongitude: start?.longitude ?? null,
    startedAt: null,
    finishedAt: null,
    createdAt: ctx.now,
    createdByName: ctx.caller.name,
  });
  await insertVisits(ctx, id, visits);
  const after = { day, technician: technician.name, stops: visits.map(({ stop }) => stop.name) };
  await audit(ctx, {
    subjectKind: 'round',
    subjectId: id,
    action: 'round.planned',
    after,
    address: ctx.request.address,
  });
  await notifyRounds(ctx, id);
  const [added] = await roundRows(ctx, sql`r.company_id = ${ctx.companyId} and r.id = ${id}`);
  return added!;
};

const instantOn = (day: string, time: string, timeZone: string) =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);

type Planned = RoundPlace & { readonly open: ReturnType<typeof tasksFrom>; readonly tasks: number };

async function plannedVisits(
  ctx: Ctx,
  places: readonly RoundPlace[],
  start: Parameters<typeof withArrivals>[1],
): Promise<Visit<Planned>[]> {
  const ids = places.map(({ locationId }) => locationId);
  const work = Map.groupBy(await findOpenWork(ctx, ids), ({ locationId }) => locationId);
  const planned = places.map((place) => {
    const open = tasksFrom(work.get(place.locationId) ?? []);
    return { ...place, open, tasks: open.length };
  });
  return withArrivals(orderedByDistance(planned, start.position), start);
}

async function insertVisits(ctx: Ctx, roundId: string, visits: readonly Visit<Planned>[]): Promise<void> {
  const { companyId } = ctx;
  const stops = visits.map(({ stop, arrivesAt, isClosed }, position) => ({
    companyId,
    id: ctx.newId(),
    roundId,
    position,
    locationCompanyId: stop.companyId,
    locationId: stop.locationId,
    locationName: stop.name,
    arrivesAt,
    isClosed,
    state: 'open' as const,
    finishedAt: null,
    nextVisitOn: null,
    nextVisitReason: null,
  }));
  await insertStops(ctx, stops);
  const tasks = visits.flatMap(({ stop }, at) =>
    stop.open.map((task, position) => ({ ...task, companyId, id: ctx.newId(), stopId: stops[at]!.id, position })),
  );
  const fresh = { title: '', state: 'open' as const, reason: '', endedAt: null, endedByName: '' };
  await insertTasks(
    ctx,
    tasks.map((task) => ({ ...task, ...fresh })),
  );
}
