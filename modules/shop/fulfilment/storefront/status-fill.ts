import type { OrderState } from '@fachwerk/cart/contract';
import { orderSlot } from '@fachwerk/cart/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { fulfilmentSiteApi, type SiteFulfilment } from '../contract-site.ts';
import type { Coming } from './status-slot.tsx';

/** On the page of an order: how far it is, for whoever ordered goods. */
export const statusFill = fillSlot(orderSlot, {
  load: async (ctx, page): Promise<SiteFulfilment | Coming | null> => {
    const orderHash = ctx.params.orderHash!;
    const { fulfilment } = await ctx.ask(fulfilmentSiteApi.show, { orderHash });
    const { order } = page as { readonly order: OrderState };
    // It follows the payment within a moment; the page asks for it.
    const isComing = order.hasGoods && (order.result === 'paid' || order.result === 'later');
    return fulfilment ?? (isComing ? { orderHash } : null);
  },
  part: () => import('./status-slot.tsx'),
});
