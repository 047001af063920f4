/** Chance that comes out the same for the same seed (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    isLucky: (share: number) => next() < share,
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    oneOf: <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)],
  };
}
export type Chance = ReturnType<typeof chanceOf>;
