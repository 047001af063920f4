import { addJob } from '@fachwerk/server/jobs';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { Rental } from '../contract.ts';
import { giveAccess } from './access-secrets.ts';
import { freeCheckedBox } from './check-box.ts';
import { planExpiry } from './expire-hold.job.ts';
import { planTime } from './remind-plan.ts';
import { keepUpcoming } from './rental-upcoming.ts';
import { planStart } from './start-plan.ts';

/** How long a box of the demonstration still waits for a look. */
const LOOK_MINUTES = 9;

/** What is not over yet goes on as anything else does: holds run out, bookings begin, whoever is over their time hears of it. */
export async function followDemoRentals(ctx: CompanyCtx, rentals: readonly Rental[]): Promise<void> {
  for (const rental of rentals) {
    if (rental.state === 'held') await planExpiry(ctx, rental);
    if (rental.state === 'active') await planTime(ctx, rental);
    if (rental.state === 'booked') await planStart(ctx, rental);
    if (rental.state === 'active' || rental.state === 'booked') await giveAccess(ctx, rental);
    if (rental.state === 'ended' && rental.occupancyId) {
      const runAt = new Date(ctx.now.getTime() + LOOK_MINUTES * 60_000);
      await addJob(ctx, freeCheckedBox, { companyId: ctx.companyId, rentalId: rental.id }, { runAt });
    }
  }
  const ahead = rentals.filter(({ state }) => state === 'booked').map(({ lockId }) => lockId);
  await keepUpcoming(ctx, [...new Set(ahead)]);
}
