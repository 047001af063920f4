import type { WallChange } from '../contract.ts';

/** What happened to a wall, in an order that answers "what did it look like then" at once. */
export type Timeline = {
  /** Of each box, oldest first. */
  readonly ofBox: ReadonlyMap<string, readonly WallChange[]>;
  /** Instants at which anything changed after the start, oldest first, each once. */
  readonly moments: readonly number[];
  /** After the start, oldest first. */
  readonly changes: readonly WallChange[];
};

/** `start` is how the wall looked at the beginning; of two changes at one instant the later named wins. */
export function timelineOf(start: readonly WallChange[], changes: readonly WallChange[]): Timeline {
  const ofBox = new Map<string, WallChange[]>();
  const ordered = inOrder(changes);
  for (const change of [...start, ...ordered]) {
    const sofar = ofBox.get(change.boxId);
    if (sofar) sofar.push(change);
    else ofBox.set(change.boxId, [change]);
  }
  return { ofBox, changes: ordered, moments: [...new Set(ordered.map(({ at }) => at.getTime()))] };
}

function inOrder(changes: readonly WallChange[]): WallChange[] {
  return [...changes].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** How a box looked at an instant; undefined when it was not there yet. */
export function lookAt({ ofBox }: Timeline, boxId: string, at: number): WallChange | undefined {
  const changes = ofBox.get(boxId) ?? [];
  return changes[firstAfter(changes, at, (change) => change.at.getTime()) - 1];
}

/** The next instant at which something changed, or null. */
export function momentAfter({ moments }: Timeline, at: number): number | null {
  return moments[firstAfter(moments, at, Number)] ?? null;
}

/** The last instant before at which something changed, or null. */
export function momentBefore({ moments }: Timeline, at: number): number | null {
  return moments[firstAfter(moments, at - 1, Number) - 1] ?? null;
}

/** The last changes until then, newest first. */
export function changesUntil({ changes }: Timeline, at: number, most: number): WallChange[] {
  const end = firstAfter(changes, at, (change) => change.at.getTime());
  return changes.slice(Math.max(0, end - most), end).reverse();
}

/** Index of the first entry later than `at`, by halving. */
function firstAfter<Entry>(entries: readonly Entry[], at: number, timeOf: (entry: Entry) => number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeOf(entries[middle]!) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
