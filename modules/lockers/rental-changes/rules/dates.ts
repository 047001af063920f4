import { priceOf } from '@fachwerk/pricing/rules/price';
import type { Rental } from '@fachwerk/rentals/contract';
import { pricedAt } from '@fachwerk/rentals/rules/overrun-terms';
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

/**
 * What these dates cost by the prices of the booking, and how much more that is than what was agreed; less is negative. Time that was given
 * away or paid extra is not charged again, and what nobody has paid does not go back.
 */
export function priceOfDates(rental: Rental, dates: Dates) {
  const priceCents = priceOfTime(rental, dates) ?? rental.priceCents;
  const agreed = rental.priceCents - rental.reducedCents + rental.chargeCents;
  const { startsAt, endsAt, paidUntil } = rental;
  const coveredUntil = paidUntil && paidUntil > endsAt ? paidUntil : endsAt;
  const known = Math.max(agreed, priceOfTime(rental, { startsAt, endsAt: coveredUntil }) ?? 0);
  const differenceCents = priceCents > known ? priceCents - known : Math.min(0, priceCents - agreed);
  return { priceCents, differenceCents };
}

function priceOfTime(rental: Rental, { startsAt, endsAt }: Dates): number | undefined {
  // The prices of the booking count, also when it begins earlier than they did.
  const began = pricedAt(rental);
  const at = startsAt < began ? began : startsAt;
  const shifted = new Date(at.getTime() + (endsAt.getTime() - startsAt.getTime()));
  return priceOf(rental.prices, rental.sizeCode, at, shifted)?.cents;
}

/** How much more another box costs for the rest of the booked time; less is negative. Nothing where it has no price. */
export function priceOfSwap(
  rental: Rental,
  box: { readonly sizeCode: string; readonly prices: Rental['prices'] },
  now: Date,
) {
  const { startsAt, endsAt, state } = rental;
  const from = state === 'active' && now > startsAt ? now : startsAt;
  if (endsAt <= from || box.sizeCode === rental.sizeCode) return 0;
  const span = endsAt.getTime() - from.getTime();
  const rest = { startsAt, endsAt: new Date(startsAt.getTime() + span) };
  const other = priceOfTime({ ...rental, prices: box.prices, sizeCode: box.sizeCode }, rest);
  const own = priceOfTime(rental, rest);
  return other === undefined || own === undefined ? 0 : other - own;
}
