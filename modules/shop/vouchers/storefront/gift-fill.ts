import { orderSlot } from '@fachwerk/cart/site-slots';
import { menuEndSlot } from '@fachwerk/menu/site-slots';
import type { PageCtx } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';
import { homeEndSlot } from '@fachwerk/sites/site-slots';
import { giftApi } from '../contract-gift.ts';

/** The way to a gift voucher, where one can be bought. */
const offered = {
  load: async (ctx: PageCtx) => ((await ctx.ask(giftApi.offer, {})).paymentOptions.length > 0 ? {} : null),
  part: () => import('./gift-slot.tsx'),
};

/** Below the menu, and below the locations where boxes are let. */
export const giftFill = fillSlot(menuEndSlot, offered);
export const homeGiftFill = fillSlot(homeEndSlot, offered);

/** On the page of the order that bought one: how it comes. */
export const boughtFill = fillSlot(orderSlot, {
  load: async (ctx) => {
    const { gifts } = await ctx.ask(giftApi.bought, { orderHash: ctx.params.orderHash! });
    return gifts > 0 ? {} : null;
  },
  part: () => import('./bought-slot.tsx'),
});
