import { orderEndSlot, orderSlot } from '@fachwerk/cart/site-slots';
import { archiveSlot } from '@fachwerk/orders/site-slots';
import { type FormFields, fieldOf, type PageCtx, redirectTo } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';
import { siteApi } from '@fachwerk/sites/contract';
import { menuApi } from '../../contract.ts';
import { AGAIN } from './again-act.ts';

/** Into the cart, where all of it is there and costs what it did; else the page that says what is another. */
const again = {
  [AGAIN]: async (ctx: PageCtx, form: FormFields) => {
    const orderHash = fieldOf(form, 'bestellung');
    const { lines } = await ctx.ask(menuApi.again, { orderHash });
    const isSame = lines.every(({ whyNot, wasCents }) => whyNot === null && wasCents === null);
    if (!isSame) return redirectTo(`/bestellung/${orderHash}/nochmal`);
    await ctx.change(menuApi.orderAgain, { orderHash });
    return redirectTo('/warenkorb');
  },
};

/** Below each order of the archive: the same once more. */
export const archiveFill = fillSlot(archiveSlot, {
  load: async (ctx) => ((await ctx.ask(siteApi.head, {})).kind === 'merchant' ? {} : null),
  acts: again,
  part: () => import('./again-slot.tsx'),
});

/** The same at the end of the page of an order. */
export const againFill = fillSlot(orderEndSlot, {
  load: async (ctx) => ((await ctx.ask(siteApi.head, {})).kind === 'merchant' ? {} : null),
  acts: again,
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
