import type { House } from '@fachwerk/server/house';

const EVERY_MS = 60_000;

type Counted = { readonly saidAtMs: number; unsaid: number };
const counts = new WeakMap<House, Map<string, Counted>>();

/** Says that devices do something wrong: once at first, then at most once a minute with how often. A broken device fills no log. */
export function complain(house: House, what: string, details: object, nowMs = performance.now()): void {
  const known = counts.get(house) ?? new Map<string, Counted>();
  counts.set(house, known);
  const counted = known.get(what);
  if (counted && nowMs - counted.saidAtMs < EVERY_MS) {
    counted.unsaid++;
    return;
  }
  known.set(what, { saidAtMs: nowMs, unsaid: 0 });
  house.log.warn({ part: 'broker', ...details, unsaid: counted?.unsaid ?? 0 }, what);
}
