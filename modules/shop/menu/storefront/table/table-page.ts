import { goodsApi } from '@fachwerk/shop-cart/contract';
import { page, redirectTo } from '@fachwerk/site/page';
import { menuApi } from '../../contract.ts';
import type { TableData } from './table-view.tsx';

/** Where the QR code of a table leads. Looking changes nothing; whoever goes on sits there from then on. */
export const tablePage = page<TableData>({
  path: '/tisch/:token',
  load: (ctx) => ctx.ask(menuApi.table, { token: ctx.params.token! }),
  acts: {
    sit: async (ctx) => {
      await ctx.change(goodsApi.sitAtTable, { token: ctx.params.token! });
      return redirectTo('/shop');
    },
  },
  title: ({ tableName }) => tableName,
  view: () => import('./table-view.tsx'),
  kinds: ['merchant'],
});
