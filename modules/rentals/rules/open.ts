import type { Rental, RentalProblem, RentalState } from '../contract.ts';
import { dueCents } from './overrun.ts';

/** What a state alone says against opening. */
const BY_STATE: Readonly<Record<RentalState, RentalProblem | null>> = {
  held: 'rental.not_paid',
  ordered: 'rental.not_paid',
  expired: 'rental.not_paid',
  booked: 'rental.not_yet',
  active: null,
  ended: 'rental.already_ended',
  cancelled: 'rental.over',
};

/** Why the renter cannot open the box now, or null. What a payment mends comes last: it is worth nothing where access was taken away. */
export function whyNotOpen(rental: Rental, now: Date): RentalProblem | null {
  const refusal = BY_STATE[rental.state];
  if (refusal) return refusal;
  if (rental.accessRevokedAt) return 'rental.access_revoked';
  return dueCents(rental, now) > 0 ? 'rental.surcharge_due' : null;
}
