import { inDemoCompanies, renewDemoRentals } from '@fachwerk/rentals/facade-demo';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { endDemoRentals } from './end-demo-rentals.ts';
import { followDemoStays } from './follow-demo-stays.ts';

/** Hourly, and at a start after downtime: the demo always shows a current day of business. */
export const renewDemo = job({
  name: 'demo.renew_rentals',
  payload: z.object({}),
  cron: '7 * * * *',
  // End due rentals, then add new ones.
  run: (ctx) =>
    inDemoCompanies(ctx, async (scoped) => {
      await endDemoRentals(scoped);
      await followDemoStays(scoped, await renewDemoRentals(scoped));
    }),
});
