import { addDays, addMinutes, minutesBetween } from '@fachwerk/base/time';

/** So long the house looks by itself for a record that is not there yet; by then the DNS has told everybody. */
export const LOOK_DAYS = 2;
const SHORTEST_PAUSE_MINUTES = 1;
const LONGEST_PAUSE_MINUTES = 240;

export function looksUntil(lookingSince: Date): Date {
  return addDays(lookingSince, LOOK_DAYS);
}

/** When to look again, or null when it has been enough. The pauses grow: half as long as it has been tried already. */
export function nextLookAt(lookingSince: Date, now: Date): Date | null {
  const pause = Math.floor(minutesBetween(lookingSince, now) / 2);
  const next = addMinutes(now, Math.min(LONGEST_PAUSE_MINUTES, Math.max(SHORTEST_PAUSE_MINUTES, pause)));
  return next <= looksUntil(lookingSince) ? next : null;
}
