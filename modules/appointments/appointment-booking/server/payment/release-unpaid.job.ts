import { UNPAID_MINUTES } from '@fachwerk/appointments/rules/appointment';
import { addMinutes } from '@fachwerk/base/time';
import { cancelUnpaid } from '@fachwerk/orders/facade';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** The time goes with the order (`on-order.ts`). */
export const releaseUnpaid = job({
  name: 'appointment-booking.release_unpaid',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    if (await cancelUnpaid(ctx, orderId)) return;
    const runAt = addMinutes(ctx.now, UNPAID_MINUTES);
    await addJob(ctx, releaseUnpaid, { companyId, orderId }, { key: `release-appointment:${orderId}`, runAt });
  },
});
