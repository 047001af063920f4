import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeDeliveriesBefore } from './delivery-store.ts';

/** An event does not come again after days; until then the delivery keeps it from being sent twice. */
const KEPT_DAYS = 30;

export const forgetDeliveries = job({
  name: 'staff-push.forget_deliveries',
  payload: z.object({}),
  cron: '50 2 * * *',
  transaction: 'own',
  run: (ctx) => removeDeliveriesBefore(ctx, addDays(ctx.now, -KEPT_DAYS)),
});
