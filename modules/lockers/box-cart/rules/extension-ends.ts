import { addMinutes } from '@fachwerk/base/time';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Ends an extension may have, counted from the present end: short steps first, none beyond the latest one. */
export function extensionEnds(endsAt: Date, latest: Date): Date[] {
  return [HOUR, 2 * HOUR, 4 * HOUR, DAY, 2 * DAY, 7 * DAY]
    .map((minutes) => addMinutes(endsAt, minutes))
    .filter((end) => end <= latest);
}
