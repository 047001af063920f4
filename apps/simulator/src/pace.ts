/** How quickly things happen in the simulation. Tests use a quicker one. */
export type Pace = {
  readonly reportMs: number;
  readonly reconnectMs: number;
  readonly longestReconnectMs: number;
  readonly flapMs: number;
  readonly slowMs: number;
  openMs(random: () => number): number;
  /** People put something in, or take it out, and close the door. */
  closeMs(random: () => number): number;
};

export const USUAL_PACE: Pace = {
  reportMs: 30_000,
  reconnectMs: 2_000,
  longestReconnectMs: 30_000,
  flapMs: 6_000,
  slowMs: 7_000,
  openMs: (random) => 350 + random() * 900,
  closeMs: (random) => 6_000 + random() * 30_000,
};

/** Nobody waits long for a door: long enough to be seen open, and no longer. */
export const QUICK_PACE: Pace = { ...USUAL_PACE, closeMs: (random) => 6_000 + random() * 1_000 };

/** The same chance each time for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
