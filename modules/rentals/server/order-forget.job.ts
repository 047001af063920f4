import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { rentalsOfOrder } from './rental-store.ts';

/** So long a payment may still come after its hold has run out, and be made good. */
export const ORDER_FORGOTTEN_HOURS = 24;

/** An order nobody has paid, and whose boxes are long free again, is taken back without a word. */
export const forgetOrder = job({
  name: 'rental.forget_order',
  payload: z.object({ companyId: z.uuid(), orderId: z.uuid() }),
  run: async (ctx, { companyId, orderId }) => {
    const inside = { ...ctx, companyId };
    const order = await findOrder(inside, orderId);
    if (!order || order.status === 'canceled' || !['open', 'failed'].includes(order.paymentState)) return;
    const rentals = await rentalsOfOrder(inside, orderId);
    if (rentals.some(({ state }) => state !== 'expired')) return;
    await cancelOrder(inside, orderId, '', { isSilent: true });
  },
});
