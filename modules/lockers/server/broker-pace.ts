import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for its turn; throws when the waiting has become too long. */
export type Pacer = () => Promise<void>;

/** A wall that is busy says some ten messages a second, and all it has kept after an outage. */
const PER_SECOND = 50;
const BURST = 200;
const LONGEST_WAIT_MS = 15_000;

/**
 * So many messages a second for one device, more at once after a pause. Whoever is quicker waits, and is not read meanwhile:
 * one broken device slows down itself and nobody else.
 */
export function pacer(now: () => number = () => performance.now()): Pacer {
  const stepMs = 1000 / PER_SECOND;
  let usedUntilMs = 0;
  return async () => {
    usedUntilMs = Math.max(usedUntilMs, now() - BURST * stepMs) + stepMs;
    const waitMs = usedUntilMs - now();
    if (waitMs > LONGEST_WAIT_MS) throw new Error('the device speaks too quickly');
    if (waitMs > 0) await sleep(waitMs);
  };
}
