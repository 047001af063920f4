import { stayApi } from '@fachwerk/active-rentals/contract';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { boxCartApi } from '../../contract.ts';
import type { ExtraData } from './extra-view.tsx';

export const extraPage = page<ExtraData>({
  path: '/miete/:key/nachzahlen',
  evenSuspended: true,
  load: async (ctx) => {
    const key = ctx.params.key!;
    return { key, rental: await ctx.ask(stayApi.show, { key }) };
  },
  acts: {
    pay: async (ctx, form) => {
      const isOverwriting = fieldOf(form, 'ersetzen') === 'ja';
      await ctx.change(boxCartApi.beginSurcharge, { key: ctx.params.key!, isOverwriting });
      return redirectTo('/kasse');
    },
  },
  title: () => ({ key: 'extra.title' }),
  view: () => import('./extra-view.tsx'),
});
