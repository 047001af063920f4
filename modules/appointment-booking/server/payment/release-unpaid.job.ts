import { UNPAID_MINUTES } from '@fachwerk/appointments/rules/appointment';
import { Problem } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { type Order, orderProblems } from '@fachwerk/orders/contract';
import { cancelOrder, orderToPay } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** Nobody has paid: the order goes, and the time with it (`on-order.ts`). What the provider still checks gets more time. */
export const releaseUnpaid = job({
  name: 'appointment-booking.release_unpaid',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const order = await unpaidOrder(ctx, orderId);
    if (!order) return;
    if (order.paymentState === 'pending') {
      const runAt = addMinutes(ctx.now, UNPAID_MINUTES);
      await addJob(ctx, releaseUnpaid, { companyId, orderId }, { key: `release-appointment:${orderId}`, runAt });
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
