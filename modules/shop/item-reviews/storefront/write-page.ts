import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { reviewSiteApi } from '../contract-site.ts';
import { ACTS, FIELDS, ITEM_QUERY, SENT_QUERY, writePath } from '../rules/review-path.ts';
import type { WriteData } from './write-data.ts';

/** Behind the secret of an order: its items, one of them with its form. */
export const writePage = page<WriteData>({
  path: '/bestellung/:orderHash/bewerten',
  isUncounted: true,
  load: async (ctx) => {
    const orderHash = ctx.params.orderHash!;
    const own = await ctx.ask(reviewSiteApi.own, { orderHash });
    const [only, ...others] = own.items;
    const meant = own.items.find(({ item }) => item.id === ctx.query.get(ITEM_QUERY));
    const open = own.isOn ? (meant ?? (others.length === 0 && only?.review === null ? only : undefined)) : undefined;
    return { orderHash, ...own, chosen: open?.item.id ?? null, isSent: ctx.query.has(SENT_QUERY) };
  },
  acts: {
    [ACTS.write]: async (ctx, form) => {
      await ctx.change(reviewSiteApi.write, {
        orderHash: ctx.params.orderHash!,
        itemId: fieldOf(form, FIELDS.item),
        stars: Number(fieldOf(form, FIELDS.stars)),
        title: fieldOf(form, FIELDS.title),
        text: fieldOf(form, FIELDS.text),
        name: fieldOf(form, FIELDS.name),
      });
      return redirectTo(`${writePath(ctx.params.orderHash!)}?${SENT_QUERY}`);
    },
    [ACTS.remove]: async (ctx, form) => {
      const itemId = fieldOf(form, FIELDS.item);
      await ctx.change(reviewSiteApi.remove, { orderHash: ctx.params.orderHash!, itemId });
      return redirectTo(writePath(ctx.params.orderHash!));
    },
  },
  input: reviewSiteApi.write.input,
  title: () => ({ key: 'review.write.title' }),
  view: () => import('./write-view.tsx'),
  kinds: ['merchant'],
});
