import { orderSlot } from '@fachwerk/cart/site-slots';
import { archiveSlot } from '@fachwerk/orders/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { siteApi } from '@fachwerk/sites/contract';
import { menuApi } from '../../contract.ts';

/** Below each order of the archive: the way to the same once more. */
export const archiveFill = fillSlot(archiveSlot, {
  load: async (ctx) => ((await ctx.ask(siteApi.head, {})).kind === 'merchant' ? {} : null),
  part: () => import('./again-slot.tsx'),
});

/** The same on the page of an order. */
export const againFill = fillSlot(orderSlot, {
  load: async (ctx) => ((await ctx.ask(siteApi.head, {})).kind === 'merchant' ? {} : null),
  part: () => import('./again-slot.tsx'),
});

/** On the page of an order that is done: would somebody say how it was? */
export const ratingFill = fillSlot(orderSlot, {
  load: async (ctx) => {
    const { reviewLink, isMeal } = await ctx.ask(menuApi.rating, { orderHash: ctx.params.orderHash! });
    return reviewLink ? { reviewLink, isMeal } : null;
  },
  part: () => import('./rating-slot.tsx'),
});
