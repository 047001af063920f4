import { orderSlot } from '@fachwerk/checkout/site-slots';
import { menuEndSlot } from '@fachwerk/menu/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { giftApi } from '../contract-gift.ts';

/** Below the menu: the way to a gift voucher, where one can be bought. */
export const giftFill = fillSlot(menuEndSlot, {
  load: async (ctx) => ((await ctx.ask(giftApi.offer, {})).paymentOptions.length > 0 ? {} : null),
  part: () => import('./gift-slot.tsx'),
});

/** On the page of the order that bought one: how it comes. */
export const boughtFill = fillSlot(orderSlot, {
  load: async (ctx) => {
    const { gifts } = await ctx.ask(giftApi.bought, { orderHash: ctx.params.orderHash! });
    return gifts > 0 ? {} : null;
  },
  part: () => import('./bought-slot.tsx'),
});
