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

type Accessible = Pick<Rental, 'state' | 'accessRevokedAt'>;

/** Why staff cannot take the access away, or null: there is none before the payment and after the end. */
export function whyNotRevoke({ state, accessRevokedAt }: Accessible): RentalProblem | null {
  const refusal = whyNoAccess({ state });
  return refusal ?? (accessRevokedAt ? 'rental.access_revoked' : null);
}

export function whyNotRestore({ state, accessRevokedAt }: Accessible): RentalProblem | null {
  const refusal = whyNoAccess({ state });
  return refusal ?? (accessRevokedAt ? null : 'rental.access_not_revoked');
}

/** Why no access data can be sent, or null. */
export function whyNotSendAccess(rental: Accessible): RentalProblem | null {
  return whyNotRevoke(rental);
}

function whyNoAccess({ state }: Pick<Rental, 'state'>): RentalProblem | null {
  return state === 'booked' ? null : BY_STATE[state];
}
