import { addMinutes } from '@fachwerk/base/time';
import { priceOf } from '@fachwerk/pricing/rules/price';
import type { Rental } from '@fachwerk/rentals/contract';
import { pricedAt } from '@fachwerk/rentals/rules/overrun-terms';
import type { StayRefusal } from '../contract.ts';
import { dueCents } from './overrun.ts';

/** Constraints of an extension. */
export type Ahead = {
  /** Start of the next rental of the same box, or null. */
  readonly nextStartsAt: Date | null;
  readonly now: Date;
};

/** The latest possible end: the location's maximum from the start, and early enough to inspect the box before the next rental. */
export function latestEnd(rental: Rental, nextStartsAt: Date | null): Date {
  const longest = addMinutes(rental.startsAt, rental.maxDurationMinutes);
  if (!nextStartsAt) return longest;
  const beforeNext = addMinutes(nextStartsAt, -rental.checkMinutes);
  return new Date(Math.min(beforeNext.getTime(), longest.getTime()));
}

/** Why this rental cannot be extended at all, or null. */
export function whyNotExtend(rental: Rental, { nextStartsAt, now }: Ahead): StayRefusal | null {
  if (rental.state === 'ended') return 'rental.already_ended';
  if (rental.state !== 'active' && rental.state !== 'booked') return 'rental.not_running';
  if (rental.accessRevokedAt) return 'rental.access_revoked';
  if (dueCents(rental, now) > 0) return 'rental.surcharge_due';
  if (latestEnd(rental, null) <= later(rental.endsAt, now)) return 'rental.too_long';
  return latestEnd(rental, nextStartsAt) <= later(rental.endsAt, now) ? 'rental.extension_conflict' : null;
}

/** Why this rental cannot end at `endsAt` instead, or null. */
export function whyNotExtendTo(rental: Rental, endsAt: Date, ahead: Ahead): StayRefusal | null {
  const refusal = whyNotExtend(rental, ahead);
  if (refusal) return refusal;
  if (endsAt <= later(rental.endsAt, ahead.now)) return 'rental.extension_too_short';
  if (endsAt > latestEnd(rental, null)) return 'rental.too_long';
  return endsAt > latestEnd(rental, ahead.nextStartsAt) ? 'rental.extension_conflict' : null;
}

/**
 * Why a paid extension cannot be applied any more, or null. Payments take time: an overrun since, or an end moved by staff, is no reason for a
 * refund.
 */
export function whyNotApplyExtension(rental: Rental, endsAt: Date, nextStartsAt: Date | null): StayRefusal | null {
  if (rental.state === 'ended') return 'rental.already_ended';
  if (rental.state !== 'active' && rental.state !== 'booked') return 'rental.not_running';
  if (endsAt <= rental.endsAt) return 'rental.extension_too_short';
  const isTaken = nextStartsAt !== null && addMinutes(endsAt, rental.checkMinutes) > nextStartsAt;
  return isTaken ? 'rental.extension_conflict' : null;
}

/** The latest selectable end, or null. */
export function extendableUntil(rental: Rental, ahead: Ahead): Date | null {
  return whyNotExtend(rental, ahead) ? null : latestEnd(rental, ahead.nextStartsAt);
}

/**
 * Price of a later end: the whole time at the booking's prices, less what was paid. Time given away by staff or paid extra is not charged again, and
 * a shorter time is not refunded.
 */
export function extensionCents(rental: Rental, endsAt: Date): number {
  const from = pricedAt(rental);
  const shifted = (end: Date) => new Date(from.getTime() + (end.getTime() - rental.startsAt.getTime()));
  const until = (end: Date) => priceOf(rental.prices, rental.sizeCode, from, shifted(end))?.cents ?? 0;
  return Math.max(
    0,
    until(endsAt) - Math.max(rental.priceCents, until(later(rental.endsAt, rental.paidUntil ?? rental.endsAt))),
  );
}

const later = (one: Date, other: Date) => (one > other ? one : other);
