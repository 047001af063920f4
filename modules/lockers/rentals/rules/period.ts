import { addDays, addMinutes } from '@fachwerk/base/time';
import type { RentalTerm, StorageLocation } from '@fachwerk/locations/contract';
import { isOpenAt, nextChange } from '@fachwerk/opening-hours/rules/opening-hours';
import type { RentalProblem } from '../contract.ts';

/** Spec §9: the shortest choice. */
export const SHORTEST_MINUTES = 10;
export const DAY_MINUTES = 24 * 60;
/** A booking starts at most a year ahead. */
const LONGEST_AHEAD_DAYS = 365;
/** A start in the current minute is accepted although a few seconds have passed. */
const PAST_TOLERANCE_MINUTES = 1;

/** Exactly a day counts as short: locations without long rentals allow it. */
export const termOf = ({ startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>): RentalTerm =>
  endsAt.getTime() - startsAt.getTime() > DAY_MINUTES * 60_000 ? 'long' : 'short';

type Hours = Pick<StorageLocation, 'openingHours' | 'timeZone'>;
type Terms = Hours & Pick<StorageLocation, 'isShortTerm' | 'isLongTerm' | 'maxDurationMinutes'>;

/** Start, end and paid duration of a rental. */
export type Span = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The paid duration, in whole days from a day on. The end may be later if it was moved into opening hours. */
  readonly durationMinutes: number;
  /** The end is not start plus duration: it was set to whole days, or moved (spec §9). */
  readonly isEndMoved: boolean;
};

/**
 * Below a day a rental lasts exactly as long as chosen. From a day on it lasts whole days (a started one counts), start + n × 24 h; if the end is
 * outside opening hours, it moves to the next opening at no cost, so that no paid time is lost. A later start never ends earlier, so a box blocked
 * for the latest start is blocked long enough.
 */
export function spanFrom(terms: Hours, startsAt: Date, durationMinutes: number): Span {
  if (durationMinutes < DAY_MINUTES) {
    return { startsAt, endsAt: addMinutes(startsAt, durationMinutes), durationMinutes, isEndMoved: false };
  }
  const paidMinutes = Math.ceil(durationMinutes / DAY_MINUTES) * DAY_MINUTES;
  const endsAt = intoOpeningHours(terms, addMinutes(startsAt, paidMinutes));
  const isEndMoved = endsAt.getTime() !== addMinutes(startsAt, durationMinutes).getTime();
  return { startsAt, endsAt, durationMinutes: paidMinutes, isEndMoved };
}

/** End of the priced time: the chosen duration, without what was added to it. */
export function paidUntilOf({ startsAt, durationMinutes }: Pick<Span, 'startsAt' | 'durationMinutes'>): Date {
  return addMinutes(startsAt, durationMinutes);
}

/** Why a location is not available for this time, or null. Without a start it is now. */
export function whyNotPeriod(
  terms: Terms,
  {
    startsAt = null,
    durationMinutes,
  }: { readonly startsAt?: Date | null | undefined; readonly durationMinutes: number },
  now: Date,
): RentalProblem | null {
  const span = spanFrom(terms, startsAt ?? now, durationMinutes);
  const minutes = span.durationMinutes;
  // A day is both the longest short and the shortest long rental.
  if (minutes < SHORTEST_MINUTES || (!terms.isShortTerm && minutes < DAY_MINUTES)) return 'rental.too_short';
  if (minutes > terms.maxDurationMinutes || (!terms.isLongTerm && minutes > DAY_MINUTES)) return 'rental.too_long';
  if (span.startsAt < addMinutes(now, -PAST_TOLERANCE_MINUTES)) return 'rental.starts_in_the_past';
  if (span.startsAt > addDays(now, LONGEST_AHEAD_DAYS)) return 'rental.starts_too_late';
  if (!isOpenAt(terms.openingHours, terms.timeZone, span.startsAt)) return 'rental.location_closed';
  return mayLeave(terms, span.endsAt) ? null : 'rental.ends_after_closing';
}

function intoOpeningHours(terms: Hours, at: Date): Date {
  if (mayLeave(terms, at)) return at;
  const change = nextChange(terms.openingHours, terms.timeZone, at);
  // A location that never opens is refused by the check of the start.
  return change?.kind === 'opens' ? change.at : at;
}

/** The closing minute itself is still allowed. */
function mayLeave({ openingHours, timeZone }: Hours, at: Date): boolean {
  return isOpenAt(openingHours, timeZone, at) || isOpenAt(openingHours, timeZone, new Date(at.getTime() - 1));
}
