const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** What most people want, as one tap each; every other length is typed. */
const SHORT = [30, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR];
const LONG = [DAY, 2 * DAY, 3 * DAY, WEEK, 2 * WEEK, 4 * WEEK];

type Place = { readonly isShortTerm: boolean; readonly isLongTerm: boolean; readonly maxDurationMinutes: number };

/** Lengths to choose from at a location, within its maximum. */
export function durationChoices({ isShortTerm, isLongTerm, maxDurationMinutes }: Place): number[] {
  const wanted = [...(isShortTerm ? SHORT : []), DAY, ...(isLongTerm ? LONG : [])];
  const within = wanted.filter((minutes) => minutes <= maxDurationMinutes);
  return [...new Set(within.length > 0 ? within : [maxDurationMinutes])];
}

/** What is chosen before anybody chooses. */
export function usualDuration(place: Place): number {
  const choices = durationChoices(place);
  return choices.find((minutes) => minutes >= (place.isShortTerm ? 2 * HOUR : DAY)) ?? choices.at(-1)!;
}

export const DURATION_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];
export const UNIT_MINUTES: Readonly<Record<DurationUnit, number>> = { minutes: 1, hours: HOUR, days: DAY, weeks: WEEK };
