import { addMinutes } from '@fachwerk/base/time';
import { cancelUnpaid } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** As long as somebody needs to pay online, and no longer: the last pizza, the last time and the last use of a code are wanted by others too. */
export const UNPAID_MINUTES = 30;

/** The name is that of the module it was first written for: such jobs may be waiting. */
export const releaseUnpaid = job({
  name: 'goods.release_unpaid',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    if (!(await cancelUnpaid(ctx, orderId))) await releaseUnpaidLater(ctx, orderId);
  },
});

/** Once for an order, however often it is asked for. */
export async function releaseUnpaidLater(
  ctx: CompanyCtx,
  orderId: string,
  minutes: number = UNPAID_MINUTES,
): Promise<void> {
  const runAt = addMinutes(ctx.now, minutes);
  await addJob(ctx, releaseUnpaid, { companyId: ctx.companyId, orderId }, { key: `release-unpaid:${orderId}`, runAt });
}
