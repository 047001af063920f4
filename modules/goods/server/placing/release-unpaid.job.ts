import { Problem } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { type Order, orderProblems } from '@fachwerk/orders/contract';
import { cancelOrder, orderToPay } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** As long as somebody needs to pay online, and no longer: the last pizza and the last time are wanted by others too. */
export const UNPAID_MINUTES = 30;

/** Nobody waits for it, so nobody is written to. Money that comes nevertheless goes back. */
export const releaseUnpaid = job({
  name: 'goods.release_unpaid',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const order = await unpaidOrder(ctx, orderId);
    if (!order) return;
    if (order.paymentState === 'pending') {
      const runAt = addMinutes(ctx.now, UNPAID_MINUTES);
      await addJob(ctx, releaseUnpaid, { companyId, orderId }, { key: `release-unpaid:${orderId}`, runAt });
      return;
    }
    await cancelOrder(ctx, orderId, '', { isSilent: true });
  },
});

/** Its row is held until the transaction ends. Paid or cancelled since, it is none of ours. */
async function unpaidOrder(ctx: CompanyCtx, orderId: string): Promise<Order | null> {
  try {
    return await orderToPay(ctx, orderId);
  } catch (error) {
    if (error instanceof Problem && error.code in orderProblems) return null;
    throw error;
  }
}
