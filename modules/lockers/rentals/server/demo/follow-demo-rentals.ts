import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { giveAccess } from '../access/access-secrets.ts';
import { planExpiry } from '../hold/plan-expiry.ts';
import { keepUpcoming } from '../record/upcoming-rentals.ts';
import { planStart } from '../start/start-booked-rental.job.ts';

/** Schedules the jobs of current demo rentals (hold expiry, start of bookings) and creates keys and PINs. */
export async function followDemoRentals(ctx: CompanyCtx, rentals: readonly Rental[]): Promise<void> {
  for (const rental of rentals) {
    if (rental.state === 'held') await planExpiry(ctx, rental);
    if (rental.state === 'booked') await planStart(ctx, rental);
    if (rental.state === 'active' || rental.state === 'booked') await giveAccess(ctx, rental);
  }
  const ahead = rentals.filter(({ state }) => state === 'booked').map(({ lockId }) => lockId);
  await keepUpcoming(ctx, [...new Set(ahead)]);
}
