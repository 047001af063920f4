import { inDemoCompanies, renewDemoRentals } from '@fachwerk/rentals/facade-demo';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { endDemoRentals } from './end-demo-rentals.ts';
import { followDemoStays } from './follow-demo-stays.ts';

/** Every hour, and at a start after a pause: whoever opens the demo next week sees a day of business, not the remains of today. */
export const renewDemo = job({
  name: 'demo.renew_rentals',
  payload: z.object({}),
  cron: '7 * * * *',
  // Whoever is due to leave has left, others have come since.
  run: (ctx) =>
    inDemoCompanies(ctx, async (scoped) => {
      await endDemoRentals(scoped);
      await followDemoStays(scoped, await renewDemoRentals(scoped));
    }),
});
