import { addMinutes } from '@fachwerk/base/time';
import { type Place, travelMinutes } from './distance.ts';

/** Parking, walking to the wall, writing it up. */
const STOP_MINUTES = 5;
const TASK_MINUTES = 4;

type Span = { readonly opensAt: Date; readonly closesAt: Date };

export type ToVisit = {
  readonly position: Place | null;
  readonly tasks: number;
  readonly isAlwaysOpen: boolean;
  /** The hours of the day, in order. */
  readonly spans: readonly Span[];
};
export type Visit<Stop> = { readonly stop: Stop; readonly arrivesAt: Date; readonly isClosed: boolean };

function isOpen({ isAlwaysOpen, spans }: Pick<ToVisit, 'isAlwaysOpen' | 'spans'>, at: Date): boolean {
  return isAlwaysOpen || spans.some(({ opensAt, closesAt }) => opensAt <= at && at < closesAt);
}

/**
 * Estimated arrivals. A stop that would be closed is visited later, when another one is open before it; where all that is left is closed, the round
 * waits for the one that opens first. What does not open any more comes last, in its order, and is marked.
 */
export function withArrivals<Stop extends ToVisit>(
  ordered: readonly Stop[],
  start: { readonly at: Date; readonly position: Place | null },
): Visit<Stop>[] {
  const left = [...ordered];
  const visits: Visit<Stop>[] = [];
  let here = start.position;
  let now = start.at;
  const go = (stop: Stop, arrivesAt: Date, isClosed: boolean) => {
    left.splice(left.indexOf(stop), 1);
    visits.push({ stop, arrivesAt, isClosed });
    here = stop.position ?? here;
    now = leavesAt(stop, arrivesAt);
  };
  const arrival = (stop: Stop) => (here && stop.position ? addMinutes(now, travelMinutes(here, stop.position)) : now);
  while (left.length > 0) {
    const open = left.find((stop) => isOpen(stop, arrival(stop)));
    if (open) {
      go(open, arrival(open), false);
      continue;
    }
    const [soonest] = left
      .map((stop) => ({ stop, opensAt: opensAfter(stop, arrival(stop)) }))
      .filter((each) => each.opensAt !== null)
      .sort((one, other) => one.opensAt!.getTime() - other.opensAt!.getTime());
    if (soonest) go(soonest.stop, soonest.opensAt!, false);
    else go(left[0]!, arrival(left[0]!), true);
  }
  return visits;
}

const leavesAt = ({ tasks }: ToVisit, arrivesAt: Date) => addMinutes(arrivesAt, STOP_MINUTES + TASK_MINUTES * tasks);

/** The same in an order that a person chose: nothing is moved. */
export function arrivalsInOrder<Stop extends ToVisit>(
  ordered: readonly Stop[],
  start: { readonly at: Date; readonly position: Place | null },
): Visit<Stop>[] {
  let from = start;
  return ordered.map((stop) => {
    const [visit] = withArrivals([stop], from);
    from = { at: leavesAt(stop, visit!.arrivesAt), position: stop.position ?? from.position };
    return visit!;
  });
}

function opensAfter({ spans }: ToVisit, at: Date): Date | null {
  return spans.find(({ opensAt }) => opensAt > at)?.opensAt ?? null;
}
