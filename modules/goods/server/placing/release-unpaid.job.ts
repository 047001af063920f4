import { addMinutes } from '@fachwerk/base/time';
import { cancelUnpaid } from '@fachwerk/orders/facade';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** As long as somebody needs to pay online, and no longer: the last pizza and the last time are wanted by others too. */
export const UNPAID_MINUTES = 30;

export const releaseUnpaid = job({
  name: 'goods.release_unpaid',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    if (await cancelUnpaid(ctx, orderId)) return;
    const runAt = addMinutes(ctx.now, UNPAID_MINUTES);
    await addJob(ctx, releaseUnpaid, { companyId, orderId }, { key: `release-unpaid:${orderId}`, runAt });
  },
});
