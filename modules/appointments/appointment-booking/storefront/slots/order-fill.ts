import { orderSlot } from '@fachwerk/cart/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { bookingApi } from '../../contract.ts';

/** On the page of an order: the way to the appointment that was paid by it. */
export const orderFill = fillSlot(orderSlot, {
  load: async (ctx) => {
    const { key } = await ctx.ask(bookingApi.ofOrder, { orderHash: ctx.params.orderHash! });
    return key ? { key } : null;
  },
  part: () => import('./order-slot.tsx'),
});
