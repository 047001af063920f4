import { durationChoices } from './duration-choices.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What a price list says: an hour, four, a day, a week. */
const LISTED = [HOUR, 4 * HOUR, DAY, 7 * DAY];

type Place = { readonly isShortTerm: boolean; readonly isLongTerm: boolean; readonly maxDurationMinutes: number };

/** Those of the price list that a location lets at all. */
export function listedDurations({ isShortTerm, isLongTerm, maxDurationMinutes }: Place): number[] {
  return LISTED.filter(
    (minutes) => (isShortTerm || minutes >= DAY) && (isLongTerm || minutes <= DAY) && minutes <= maxDurationMinutes,
  );
}

/** All that a page of a location needs a price for, the shortest first. */
export function pricedDurations(place: Place): number[] {
  return [...new Set([...durationChoices(place), ...listedDurations(place)])].sort((one, other) => one - other);
}
