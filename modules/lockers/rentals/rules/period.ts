import { addDays, addMinutes } from '@fachwerk/base/time';
import type { RentalTerm, StorageLocation } from '@fachwerk/locations/contract';
import { isOpenAt, nextChange } from '@fachwerk/locations/rules/opening-hours';
import type { RentalProblem } from '../contract.ts';

/** Spec §9: the shortest choice. */
export const SHORTEST_MINUTES = 10;
export const DAY_MINUTES = 24 * 60;
/** A booking begins at most a year ahead. */
const LONGEST_AHEAD_DAYS = 365;
/** Who chose this very minute is not refused because a few seconds have passed. */
const PAST_TOLERANCE_MINUTES = 1;

/** A day itself is short: locations without long rentals let boxes for that long. */
export const termOf = ({ startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>): RentalTerm =>
  endsAt.getTime() - startsAt.getTime() > DAY_MINUTES * 60_000 ? 'long' : 'short';

type Hours = Pick<StorageLocation, 'openingHours' | 'timeZone'>;
type Terms = Hours & Pick<StorageLocation, 'isShortTerm' | 'isLongTerm' | 'maxDurationMinutes'>;

/** What somebody gets who wants a box from an instant on. */
export type Span = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** What is paid for: whole days from a day on. The end may lie later, because it was moved into opening hours. */
  readonly durationMinutes: number;
  /** The end is not simply start and duration: it was set for whole days, or moved (spec §9). */
  readonly isEndMoved: boolean;
};

/**
 * Below a day a rental lasts just as long as was chosen. From a day on it is whole days (a started one counts), start + n × 24 h; where
 * that lies outside opening hours the end is the next opening: nobody loses paid time, and the wait costs nothing. A later start never
 * ends earlier, so a box kept until the latest start is kept long enough.
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

/** What the price is asked for: the chosen time, not what was added to it. */
export function paidUntilOf({ startsAt, durationMinutes }: Pick<Span, 'startsAt' | 'durationMinutes'>): Date {
  return addMinutes(startsAt, durationMinutes);
}

/** Why a location cannot be had for this time, or null. Without a start it is now. */
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
  // What never opens is refused at the start already.
  return change?.kind === 'opens' ? change.at : at;
}

/** The minute it closes is still in time. */
function mayLeave({ openingHours, timeZone }: Hours, at: Date): boolean {
  return isOpenAt(openingHours, timeZone, at) || isOpenAt(openingHours, timeZone, new Date(at.getTime() - 1));
}
