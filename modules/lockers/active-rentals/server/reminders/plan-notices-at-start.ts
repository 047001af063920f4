import { rentalStarted } from '@fachwerk/rentals/contract';
import { lockRental } from '@fachwerk/rentals/facade-record';
import { when } from '@fachwerk/server/events';
import { planNotices } from './follow-time.job.ts';

/** Schedules the notices of a rental at its start. */
export const planNoticesAtStart = when(rentalStarted, {
  name: 'stays',
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    if (rental?.state === 'active') await planNotices(ctx, rental);
  },
});
