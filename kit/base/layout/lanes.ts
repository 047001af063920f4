type Id = string | number;
/** Times are compared as they are: minutes of a day, or clocks written so that letters sort them. */
type Spanning<Time extends string | number> = { readonly id: Id; readonly start: Time; readonly end: Time };

/** Which part of the width of a day something takes. */
export type Lane = { readonly from: number; readonly width: number };

/** What is on at the same time side by side, nothing over another, each as wide as there is room. */
export function lanesOf<Time extends string | number>(events: readonly Spanning<Time>[]): ReadonlyMap<Id, Lane> {
  const lanes = new Map<Id, Lane>();
  let columns: Spanning<Time>[][] = [];
  let end: Time | undefined;
  for (const event of events.toSorted(byBegin)) {
    if (end === undefined || event.start >= end) {
      settle(columns, lanes);
      columns = [];
    }
    const free = columns.find((column) => column.at(-1)!.end <= event.start);
    if (free) free.push(event);
    else columns.push([event]);
    if (end === undefined || event.end > end) end = event.end;
  }
  settle(columns, lanes);
  return lanes;
}

function settle<Time extends string | number>(columns: readonly Spanning<Time>[][], lanes: Map<Id, Lane>): void {
  for (const [at, column] of columns.entries()) {
    for (const event of column) {
      const isTaken = (other: readonly Spanning<Time>[]) => other.some((each) => isAtOnce(each, event));
      const next = columns.findIndex((other, place) => place > at && isTaken(other));
      const until = next === -1 ? columns.length : next;
      lanes.set(event.id, { from: at / columns.length, width: (until - at) / columns.length });
    }
  }
}

const isAtOnce = <Time extends string | number>(one: Spanning<Time>, other: Spanning<Time>) =>
  one.start < other.end && other.start < one.end;
const compared = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);
const byBegin = (one: Spanning<string | number>, other: Spanning<string | number>) =>
  compared(one.start, other.start) || compared(other.end, one.end);
