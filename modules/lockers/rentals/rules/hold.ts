import { addMinutes } from '@fachwerk/base/time';
import type { StorageLocation } from '@fachwerk/locations/contract';
import type { Rental } from '../contract.ts';
import { spanFrom } from './period.ts';

/** How long a box in a cart is kept. */
export const HOLD_MINUTES = 15;
/** How long it is kept for whoever has ordered and is paying. */
export const PAYING_MINUTES = 30;
/** And for whoever has paid, while the provider is still looking at it. */
export const CHECKING_MINUTES = 120;

type Terms = Pick<StorageLocation, 'openingHours' | 'timeZone' | 'checkMinutes'>;
type Wanted = Pick<Rental, 'isNow' | 'startsAt' | 'durationMinutes'>;

/** When a box is taken by a rental that is not paid yet. */
export type HeldTime = Pick<Rental, 'startsAt' | 'endsAt' | 'blockedUntil' | 'holdExpiresAt'>;

/**
 * A rental for a later time takes just that. One for now begins with its payment, which may come at the last moment of the hold: the box is
 * kept from now until then, the whole duration more, and the time for a look at it.
 */
export function heldTime(terms: Terms, wanted: Wanted, holdExpiresAt: Date): HeldTime {
  const { startsAt, endsAt } = spanFrom(terms, wanted.startsAt, wanted.durationMinutes);
  const lastEnd = wanted.isNow
    ? spanFrom(terms, later(holdExpiresAt, startsAt), wanted.durationMinutes).endsAt
    : endsAt;
  return { startsAt, endsAt, blockedUntil: addMinutes(lastEnd, terms.checkMinutes), holdExpiresAt };
}

/** When a rental that has been paid takes its box: from the payment on, or at the time that was booked. */
export function paidTime(
  terms: Terms,
  rental: Wanted & Pick<Rental, 'endsAt' | 'checkMinutes'>,
  now: Date,
): Pick<Rental, 'startsAt' | 'endsAt' | 'blockedUntil'> {
  const { startsAt, endsAt } = rental.isNow ? spanFrom(terms, now, rental.durationMinutes) : rental;
  return { startsAt, endsAt, blockedUntil: addMinutes(endsAt, rental.checkMinutes) };
}

const later = (one: Date, other: Date) => (one > other ? one : other);
