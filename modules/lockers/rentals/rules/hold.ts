import { addMinutes } from '@fachwerk/base/time';
import type { StorageLocation } from '@fachwerk/locations/contract';
import type { Rental } from '../contract.ts';
import { spanFrom } from './period.ts';

/** How long a box in a cart is held. */
export const HOLD_MINUTES = 15;
/** How long it is held while an order is being paid. */
export const PAYING_MINUTES = 30;
/** How long it is held while the payment provider checks a payment. */
export const CHECKING_MINUTES = 120;

type Terms = Pick<StorageLocation, 'openingHours' | 'timeZone' | 'checkMinutes'>;
type Wanted = Pick<Rental, 'isNow' | 'startsAt' | 'durationMinutes'>;

/** The time that an unpaid rental blocks its box. */
export type HeldTime = Pick<Rental, 'startsAt' | 'endsAt' | 'blockedUntil' | 'holdExpiresAt'>;

/**
 * A rental for later blocks just its time. A rental for now starts with its payment, which may arrive at the end of the hold: the box is blocked from
 * now until then, plus the whole duration and the inspection time.
 */
export function heldTime(terms: Terms, wanted: Wanted, holdExpiresAt: Date): HeldTime {
  const { startsAt, endsAt } = spanFrom(terms, wanted.startsAt, wanted.durationMinutes);
  const lastEnd = wanted.isNow
    ? spanFrom(terms, later(holdExpiresAt, startsAt), wanted.durationMinutes).endsAt
    : endsAt;
  return { startsAt, endsAt, blockedUntil: addMinutes(lastEnd, terms.checkMinutes), holdExpiresAt };
}

/** The time a paid rental gets: from the payment on, or as booked. */
export function paidTime(
  terms: Terms,
  rental: Wanted & Pick<Rental, 'endsAt' | 'checkMinutes'>,
  now: Date,
): Pick<Rental, 'startsAt' | 'endsAt' | 'blockedUntil'> {
  const { startsAt, endsAt } = rental.isNow ? spanFrom(terms, now, rental.durationMinutes) : rental;
  return { startsAt, endsAt, blockedUntil: addMinutes(endsAt, rental.checkMinutes) };
}

const later = (one: Date, other: Date) => (one > other ? one : other);
