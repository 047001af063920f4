import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { renewDemoRentals } from './demo-rentals.ts';

/** Every hour, and at a start after a pause: whoever opens the demo next week sees a day of business, not the remains of today. */
export const renewDemo = job({
  name: 'demo.renew_rentals',
  payload: z.object({}),
  cron: '7 * * * *',
  run: renewDemoRentals,
});
