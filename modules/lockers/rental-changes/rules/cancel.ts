import type { Rental, RentalState } from '@fachwerk/rentals/contract';
import type { CancellationRefusal } from '../contract-cancellation.ts';

const BY_STATE: Readonly<Record<RentalState, CancellationRefusal | null>> = {
  held: 'rental.not_paid',
  ordered: 'rental.not_paid',
  expired: 'rental.not_paid',
  booked: null,
  active: 'rental.begun',
  ended: 'rental.already_ended',
  cancelled: 'rental.over',
};

/**
 * Why the renter cannot call a booking off, or null. They can until it begins, however late its box is given to them, and everything that
 * was paid for it goes back.
 */
export function whyNotCancel({ state }: Pick<Rental, 'state'>): CancellationRefusal | null {
  return BY_STATE[state];
}
