export type ShortMemory<T> = {
  /** The cached value, or the result of `find`; failures are not cached. */
  get(key: string, find: () => Promise<T>): Promise<T>;
  forget(key: string): void;
  forgetAll(): void;
};

/** Remembers answers for a moment, so that many who ask at once ask once. Never grows past `most`. */
export function shortMemory<T>(believedMs: number, most: number): ShortMemory<T> {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  return {
    get: (key, find) => {
      const clock = performance.now();
      const remembered = known.get(key);
      if (remembered && remembered.until > clock) return remembered.answer;
      if (known.size >= most) makeRoom(known, clock);
      const entry = { until: clock + believedMs, answer: find() };
      known.set(key, entry);
      entry.answer.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
      return entry.answer;
    },
    forget: (key) => void known.delete(key),
    forgetAll: () => known.clear(),
  };
}

/** Evicts stale entries first; if there are none, everything, because a miss is always safe. */
function makeRoom(known: Map<string, { readonly until: number }>, clock: number): void {
  const before = known.size;
  for (const [key, { until }] of known) if (until <= clock) known.delete(key);
  if (known.size === before) known.clear();
}
