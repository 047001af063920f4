type Spanning = { readonly id: string | number; readonly start: string; readonly end: string };

/** Which part of the width of a day something takes. */
export type Lane = { readonly from: number; readonly width: number };

/**
 * What is on at the same time side by side, nothing over another, each as wide as there is room. Only for what begins and ends on one day: the rest
 * stands above the hours.
 */
export function lanesOf(events: readonly Spanning[]): ReadonlyMap<Spanning['id'], Lane> {
  const lanes = new Map<Spanning['id'], Lane>();
  let columns: Spanning[][] = [];
  let end = '';
  for (const event of events.filter(isOnOneDay).toSorted(byBegin)) {
    if (event.start >= end) {
      settle(columns, lanes);
      columns = [];
    }
    const free = columns.find((column) => column.at(-1)!.end <= event.start);
    if (free) free.push(event);
    else columns.push([event]);
    if (event.end > end) end = event.end;
  }
  settle(columns, lanes);
  return lanes;
}

function settle(columns: readonly Spanning[][], lanes: Map<Spanning['id'], Lane>): void {
  for (const [at, column] of columns.entries()) {
    for (const event of column) {
      const isTaken = (other: readonly Spanning[]) => other.some((each) => isAtOnce(each, event));
      const next = columns.findIndex((other, place) => place > at && isTaken(other));
      const until = next === -1 ? columns.length : next;
      lanes.set(event.id, { from: at / columns.length, width: (until - at) / columns.length });
    }
  }
}

const isOnOneDay = ({ start, end }: Spanning) => start.slice(0, 10) === end.slice(0, 10);
const isAtOnce = (one: Spanning, other: Spanning) => one.start < other.end && other.start < one.end;
const byBegin = (one: Spanning, other: Spanning) =>
  one.start.localeCompare(other.start) || other.end.localeCompare(one.end);
