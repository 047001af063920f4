import { addDays, addMinutes, minutesBetween } from '@fachwerk/base/time';

/** Automatic checks for a missing record end after this; the DNS has propagated by then. */
export const LOOK_DAYS = 2;
const SHORTEST_PAUSE_MINUTES = 1;
const LONGEST_PAUSE_MINUTES = 240;

export function looksUntil(lookingSince: Date): Date {
  return addDays(lookingSince, LOOK_DAYS);
}

/** Time of the next check, or null after the last. Each pause is half the time elapsed so far, within limits. */
export function nextLookAt(lookingSince: Date, now: Date): Date | null {
  const pause = Math.floor(minutesBetween(lookingSince, now) / 2);
  const next = addMinutes(now, Math.min(LONGEST_PAUSE_MINUTES, Math.max(SHORTEST_PAUSE_MINUTES, pause)));
  return next <= looksUntil(lookingSince) ? next : null;
}
