import { orderSlot } from '@fachwerk/cart/site-slots';
import { fieldOf, type PageCtx } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';
import { pickupSiteApi } from '../contract-site.ts';

/** By the secret of the order, and by the key in the link of the mail. */
const ownOf = ({ params, query }: PageCtx) => {
  const key = query.get('fach') ?? undefined;
  return { orderHash: params.orderHash!, ...(key && { key }) };
};

/** On the page of an order: its boxes, with what opens them. */
export const boxesFill = fillSlot(orderSlot, {
  load: async (ctx) => {
    const own = ownOf(ctx);
    const { pickup } = await ctx.ask(pickupSiteApi.show, own);
    return pickup && { own, pickup, transactionId: crypto.randomUUID() };
  },
  acts: {
    open_box: async (ctx, form) => {
      const [parcelId, transactionId] = [fieldOf(form, 'parcelId'), fieldOf(form, 'transactionId')];
      await ctx.change(pickupSiteApi.open, { ...ownOf(ctx), parcelId, transactionId });
      return undefined;
    },
    close_box: async (ctx, form) => {
      const parcelId = fieldOf(form, 'parcelId');
      await ctx.change(pickupSiteApi.close, { ...ownOf(ctx), parcelId });
      return undefined;
    },
  },
  part: () => import('./boxes-slot.tsx'),
});
