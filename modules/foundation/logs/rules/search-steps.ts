/** How far back a search looks by itself when nobody said since when (docs/figures.md, P7). */
export const REACH_DAYS = 31;
/** So many newest rows are simply looked at: where much is found, that is all it takes. */
export const MOST_WALKED = 500;
/** More rows than this in one stretch are not sorted: the stretch is made shorter instead. */
export const MOST_HITS = 2000;
/** Statements of one search. What is not found by then is looked for with the next page. */
export const MOST_STEPS = 24;

/** A plot has at most so many bars. */
const MOST_BARS = 62;
const STEPS_MINUTES = [1, 5, 15, 60, 180, 720, 1440, 7 * 1440, 28 * 1440] as const;

/** How long one bar of a plot over this span is. */
export function plotStepMinutes(from: Date, to: Date): number {
  const minutes = (to.getTime() - from.getTime()) / 60_000;
  return STEPS_MINUTES.find((step) => minutes / step <= MOST_BARS) ?? STEPS_MINUTES.at(-1)!;
}

const GROWTH = 8;
const SHRINK = 8;
const SHORTEST_MS = 1000;
/** The first stretch is this many times as long as what was walked. */
const FIRST_TIMES = 8;
const FIRST_AT_LEAST_MS = 60 * 60 * 1000;

/** The length of the first stretch after a walk: rows that were looked at one by one tell how dense they lie. */
export function firstStretchMs(walkedMs: number): number {
  return Math.max(FIRST_AT_LEAST_MS, walkedMs * FIRST_TIMES);
}

export const longerStretchMs = (ms: number) => ms * GROWTH;

/** Null when it cannot be made shorter. */
export function shorterStretchMs(ms: number): number | null {
  return ms <= SHORTEST_MS ? null : Math.max(SHORTEST_MS, Math.floor(ms / SHRINK));
}
