import { orderSlot } from '@fachwerk/cart/site-slots';
import { endedRentalSlot } from '@fachwerk/orders/site-slots';
import { fillBlock } from '@fachwerk/pages/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { surveyBlock } from '../blocks/survey/survey-block.ts';
import { surveySiteApi } from '../contract-site.ts';
import { acts } from './send-answers.ts';

export const blockFill = fillBlock(surveyBlock, () => import('../blocks/survey/survey-view.tsx'), acts);

/** Below an order that is done: how was it? Beside it stands the way to a public review, where there is one. */
export const afterOrderFill = fillSlot(orderSlot, {
  load: async (ctx) => (await ctx.ask(surveySiteApi.after, { orderHash: ctx.params.orderHash! })).survey,
  part: () => import('./after-slot.tsx'),
});

export const afterRentalFill = fillSlot(endedRentalSlot, {
  load: async (ctx, page) =>
    (page as { readonly rental: { readonly phase: string } }).rental.phase === 'ended'
      ? (await ctx.ask(surveySiteApi.after, { orderHash: null })).survey
      : null,
  part: () => import('./after-slot.tsx'),
});
