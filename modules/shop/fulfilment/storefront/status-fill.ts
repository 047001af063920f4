import { orderSlot } from '@fachwerk/cart/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { fulfilmentSiteApi } from '../contract-site.ts';

/** On the page of an order: how far it is, for whoever ordered goods. */
export const statusFill = fillSlot(orderSlot, {
  load: async (ctx) => {
    const { fulfilment } = await ctx.ask(fulfilmentSiteApi.show, { orderHash: ctx.params.orderHash! });
    return fulfilment;
  },
  part: () => import('./status-slot.tsx'),
});
