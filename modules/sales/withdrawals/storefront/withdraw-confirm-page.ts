import { page } from '@fachwerk/site/page';
import { withdrawalSiteApi } from '../contract-site.ts';
import type { WithdrawConfirmData } from './withdraw-confirm-view.tsx';

/** The second step, and afterwards the receipt under the same address. */
export const withdrawConfirmPage = page<WithdrawConfirmData>({
  path: '/widerrufen/:key',
  evenSuspended: true,
  load: async (ctx) => {
    const key = ctx.params.key!;
    return { ...(await ctx.ask(withdrawalSiteApi.show, { key })), key };
  },
  acts: {
    confirm: async (ctx) => {
      await ctx.change(withdrawalSiteApi.confirm, { key: ctx.params.key! });
      return undefined;
    },
  },
  title: ({ receivedAt }) => ({ key: receivedAt ? 'withdraw.received.title' : 'withdraw.title' }),
  view: () => import('./withdraw-confirm-view.tsx'),
});
