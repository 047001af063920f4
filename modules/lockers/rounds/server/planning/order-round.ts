import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { RoundStop } from '../../contract.ts';
import type { roundApi } from '../../contract-round.ts';
import { arrivalsInOrder, withArrivals } from '../../rules/arrivals.ts';
import { orderedByDistance } from '../../rules/order-stops.ts';
import { whyNotOrder } from '../../rules/round-state.ts';
import { notifyRounds } from '../notify-rounds.ts';
import { problem } from '../problem.ts';
import { readSheet } from '../reading/show-round.ts';
import { lockRound, type RoundRow } from '../round-store.ts';
import { saveArrivals } from '../stop-store.ts';

/** What is finished stays in front. By hand the order is as given, even where a location is closed then. */
export const orderRound: UseCase<typeof roundApi.order> = async (ctx, { id, stopIds, start }) => {
  const { scoped, round } = await lockRound(ctx, id);
  const refusal = whyNotOrder(round.state);
  if (refusal) throw problem(refusal);
  const { stops } = await readSheet(ctx, round);
  const visited = await saveOrder(scoped, round, { stops, stopIds, start });
  await audit(scoped, {
    subjectKind: 'round',
    subjectId: id,
    action: 'round.ordered',
    after: { stops: visited },
  });
  return readSheet(ctx, round);
};

type Order = {
  readonly stops: readonly RoundStop[];
  readonly stopIds?: readonly string[] | undefined;
  readonly start?: RoundStop['position'] | undefined;
};

/** Places and arrivals of the stops, as given or by distance; the names of those still to visit. */
export async function saveOrder(ctx: CompanyCtx, round: RoundRow, { stops, stopIds, start }: Order): Promise<string[]> {
  const finished = stops.filter(({ state }) => state === 'finished');
  const open = stops.filter(({ state }) => state === 'open');
  const toVisit = open.map((stop) => ({ ...stop, tasks: stop.tasks.filter(({ state }) => state === 'open').length }));
  const leaving = { at: round.state === 'running' ? ctx.now : round.startsAt, position: start ?? startOf(round) };
  const visits = stopIds
    ? arrivalsInOrder(inGivenOrder(toVisit, stopIds), leaving)
    : withArrivals(orderedByDistance(toVisit, leaving.position), leaving);
  const first = stops.length - open.length;
  await saveArrivals(ctx, [
    ...finished.map(({ id: stopId, arrivesAt, isClosed }, at) => ({ id: stopId, arrivesAt, isClosed, position: at })),
    ...visits.map(({ stop, arrivesAt, isClosed }, at) => ({ id: stop.id, arrivesAt, isClosed, position: first + at })),
  ]);
  await notifyRounds(ctx, round.id);
  return visits.map(({ stop }) => stop.name);
}

const startOf = ({
  startLatitude: latitude,
  startLongitude: longitude,
}: {
  startLatitude: number | null;
  startLongitude: number | null;
}) => (latitude === null || longitude === null ? null : { latitude, longitude });

function inGivenOrder<Stop extends { readonly id: string }>(
  stops: readonly Stop[],
  stopIds: readonly string[],
): Stop[] {
  const ordered = stopIds.flatMap((stopId) => stops.find(({ id }) => id === stopId) ?? []);
  if (ordered.length !== stops.length || new Set(stopIds).size !== stops.length) throw problem('round.stops_changed');
  return ordered;
}
