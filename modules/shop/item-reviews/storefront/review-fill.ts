import { orderSlot } from '@fachwerk/cart/site-slots';
import { itemReviewSlot } from '@fachwerk/menu/site-slots';
import type { PageCtx } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';
import { siteApi } from '@fachwerk/sites/contract';
import { ReviewSort, reviewSiteApi } from '../contract-site.ts';
import { PAGE_QUERY, SORT_QUERY } from '../rules/review-path.ts';

/** What the address says, as far as it makes sense. */
function wanted(query: URLSearchParams) {
  const page = Number(query.get(PAGE_QUERY) ?? 1);
  return {
    sort: ReviewSort.options.find((sort) => sort === query.get(SORT_QUERY)) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** On the page of an item: what its buyers say. */
export const itemFill = fillSlot(itemReviewSlot, {
  load: async (ctx: PageCtx) =>
    (await ctx.ask(reviewSiteApi.ofItem, { itemId: ctx.params.id!, ...wanted(ctx.query) })).shown,
  part: () => import('./reviews-slot.tsx'),
});

/** On the page of an order that was handed over: the way to review its items. */
export const orderFill = fillSlot(orderSlot, {
  load: async (ctx: PageCtx) => {
    if ((await ctx.ask(siteApi.head, {})).kind !== 'merchant') return null;
    const orderHash = ctx.params.orderHash!;
    const { isOpen } = await ctx.ask(reviewSiteApi.open, { orderHash });
    return isOpen ? { orderHash } : null;
  },
  part: () => import('./order-slot.tsx'),
});
