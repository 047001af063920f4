import { rentalSiteApi, type SiteRental } from '@fachwerk/rentals/contract-site';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../contract.ts';

export type ExtraData = { readonly key: string; readonly rental: SiteRental };

export const extraPage = page<ExtraData>({
  path: '/miete/:key/nachzahlen',
  load: async (ctx) => {
    const key = ctx.params.key!;
    return { key, rental: await ctx.ask(rentalSiteApi.show, { key }) };
  },
  acts: {
    pay: async (ctx, form) => {
      const isOverwriting = fieldOf(form, 'ersetzen') === 'ja';
      await ctx.change(checkoutApi.beginSurcharge, { key: ctx.params.key!, isOverwriting });
      return redirectTo('/kasse');
    },
  },
  title: () => ({ key: 'extra.title' }),
  view: () => import('./extra-view.tsx'),
});
