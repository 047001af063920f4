import { stayApi } from '@fachwerk/active-rentals/contract';
import type { OrderState } from '@fachwerk/cart/contract';
import { paidOrderSlot, refundedOrderSlot } from '@fachwerk/cart/site-slots';
import { fillSlot } from '@fachwerk/site/slot';

type WithOrder = { readonly order: OrderState };

/** For whoever ordered, the page of a paid order is the key, too: nobody has to wait for the mail, or look for the page of the rental. */
export const paidFill = fillSlot(paidOrderSlot, {
  load: async (ctx, page) => {
    const { order } = page as WithOrder;
    if (order.result !== 'paid' || !order.hasRentals) return null;
    const keys = order.kind === 'purchase' ? order.rentals.flatMap(({ key }) => key ?? []) : [];
    const rentals = keys.map(async (key) => ({
      key,
      rental: await ctx.ask(stayApi.show, { key }),
      attempt: null,
      transactionId: crypto.randomUUID(),
      wasReplaced: false,
    }));
    return { rentals: await Promise.all(rentals) };
  },
  part: () => import('./paid-slot.tsx'),
});

export const refundedFill = fillSlot(refundedOrderSlot, {
  load: async (_ctx, page) => {
    const { order } = page as WithOrder;
    return order.refundedCents > 0 && order.hasRentals ? {} : null;
  },
  part: () => import('./refunded-slot.tsx'),
});
