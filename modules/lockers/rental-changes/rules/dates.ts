import { priceOf } from '@fachwerk/pricing/rules/price';
import type { Rental } from '@fachwerk/rentals/contract';
import type { RentalChangeRefusal } from '../contract.ts';

/** A year and a day: what no location lets anybody exceed. */
const LONGEST_MINUTES = 527_040;
const MINUTE_MS = 60_000;

export type Dates = { readonly startsAt: Date; readonly endsAt: Date };

/**
 * Why staff cannot give a rental these dates, or null; whether the box is free then is not known here. Staff may go beyond the
 * location's longest time: they see what it would have cost.
 */
export function whyNotDates(
  rental: Pick<Rental, 'state' | 'startsAt'>,
  dates: Dates,
  now: Date,
): RentalChangeRefusal | null {
  const { state } = rental;
  if (state === 'ended') return 'rental.already_ended';
  if (state !== 'active' && state !== 'booked') return 'rental.not_running';
  const isStartMoved = dates.startsAt.getTime() !== rental.startsAt.getTime();
  // Who has the box cannot be told that it has not begun.
  if (state === 'active' && dates.startsAt > now) return 'rental.starts_too_late';
  if (state === 'booked' && isStartMoved && dates.startsAt < now) return 'rental.starts_in_the_past';
  const minutes = (dates.endsAt.getTime() - dates.startsAt.getTime()) / MINUTE_MS;
  if (minutes < 1 || dates.endsAt <= now) return 'rental.too_short';
  return minutes > LONGEST_MINUTES ? 'rental.too_long' : null;
}

/** What these dates cost by the prices of the booking, and how much more that is than what was booked; less is negative. */
export function priceOfDates(rental: Rental, { startsAt, endsAt }: Dates) {
  // The prices of the booking count, also when it begins earlier than they did.
  const at = startsAt < rental.startsAt ? rental.startsAt : startsAt;
  const shifted = new Date(at.getTime() + (endsAt.getTime() - startsAt.getTime()));
  const priceCents = priceOf(rental.prices, rental.sizeCode, at, shifted)?.cents ?? rental.priceCents;
  return { priceCents, differenceCents: priceCents - rental.priceCents };
}
