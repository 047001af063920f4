import { whyNoAccess } from '@fachwerk/active-rentals/rules/open';
import { dueCents } from '@fachwerk/active-rentals/rules/overrun';
import type { Rental } from '@fachwerk/rentals/contract';
import type { RentalChangeRefusal } from '../contract.ts';

type Accessible = Pick<Rental, 'state' | 'accessRevokedAt'>;

/** Why staff cannot take the access away, or null: there is none before the payment and after the end. */
export function whyNotRevoke({ state, accessRevokedAt }: Accessible): RentalChangeRefusal | null {
  const refusal = whyNoAccess({ state });
  return refusal ?? (accessRevokedAt ? 'rental.access_revoked' : null);
}

export function whyNotRestore({ state, accessRevokedAt }: Accessible): RentalChangeRefusal | null {
  const refusal = whyNoAccess({ state });
  return refusal ?? (accessRevokedAt ? null : 'rental.access_not_revoked');
}

/** Why no access data can be sent, or null. */
export function whyNotSendAccess(rental: Accessible): RentalChangeRefusal | null {
  return whyNotRevoke(rental);
}

/** Why staff cannot end or cancel this rental, or null. An extra payment that is due stays due. */
export function whyNotStop({ state }: Pick<Rental, 'state'>): RentalChangeRefusal | null {
  if (state === 'ended') return 'rental.already_ended';
  return state === 'cancelled' || state === 'expired' ? 'rental.over' : null;
}

/** Why staff cannot waive, or null. */
export function whyNotWaive(rental: Rental, now: Date): RentalChangeRefusal | null {
  return dueCents(rental, now) > 0 ? null : 'rental.no_surcharge_due';
}

/** Why nobody can say that what is due was paid to them, or null; `cents` is what they saw as due. */
export function whyNotReceive(due: number, cents: number): RentalChangeRefusal | null {
  if (due === 0) return 'rental.no_surcharge_due';
  return due === cents ? null : 'rental.difference_changed';
}

/** Why there is nothing to look at any more, or null: only the box of an ended rental rests. */
export function whyNotCheck({ state, occupancyId }: Pick<Rental, 'state' | 'occupancyId'>): RentalChangeRefusal | null {
  if (state !== 'ended') return 'rental.not_running';
  return occupancyId ? null : 'rental.already_ended';
}

/** Why a rental cannot be moved to another box, or null. */
export function whyNotSwap(
  { state, lockId }: Pick<Rental, 'state' | 'lockId'>,
  toLockId?: string,
): RentalChangeRefusal | null {
  if (state === 'ended') return 'rental.already_ended';
  if (state !== 'active' && state !== 'booked') return 'rental.not_running';
  return toLockId === lockId ? 'rental.same_box' : null;
}

/** Why so much cannot go back of a rental, or null; `refundableCents` is what was paid for it and has not gone back yet. */
export function whyNotRefund(refundableCents: number, amountCents: number): 'rental.refund_too_high' | null {
  return amountCents > refundableCents ? 'rental.refund_too_high' : null;
}

/** What becomes of the money of a booking that staff call off; the mail to the renter says it. */
export type MoneyFate = 'all' | 'part' | 'none' | 'undecided' | 'nothing_paid';

/** Without `refundCents` whoever called it off had no say in it. */
export function moneyFate(refundableCents: number, refundCents?: number): MoneyFate {
  if (refundableCents === 0) return 'nothing_paid';
  if (refundCents === undefined) return 'undecided';
  if (refundCents === 0) return 'none';
  return refundCents < refundableCents ? 'part' : 'all';
}
