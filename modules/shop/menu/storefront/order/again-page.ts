import { page, redirectTo } from '@fachwerk/site/page';
import { menuApi } from '../../contract.ts';
import type { AgainData } from './again-view.tsx';

/** The same once more: says first what can be had today, and what it costs by now. */
export const againPage = page<AgainData>({
  path: '/bestellung/:orderHash/nochmal',
  load: (ctx) => ctx.ask(menuApi.again, { orderHash: ctx.params.orderHash! }),
  acts: {
    again: async (ctx) => {
      await ctx.change(menuApi.orderAgain, { orderHash: ctx.params.orderHash! });
      return redirectTo('/warenkorb');
    },
  },
  title: () => ({ key: 'menu.again.title' }),
  view: () => import('./again-view.tsx'),
  kinds: ['merchant'],
});
