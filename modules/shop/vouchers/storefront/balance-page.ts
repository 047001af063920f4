import { fieldOf, type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { giftApi } from '../contract-gift.ts';
import { readGiftCode } from '../rules/gift.ts';
import type { Balance } from './gift-data.ts';

const look = {
  look: async (ctx: PageCtx, form: Parameters<typeof fieldOf>[0]) => {
    const code = fieldOf(form, 'code');
    await ctx.ask(giftApi.balance, { code });
    return redirectTo(`/gutschein/guthaben/${readGiftCode(code)}`);
  },
};

/** What is left on a voucher. */
export const balancePage = page<Balance>({
  path: '/gutschein/guthaben',
  load: async () => ({ balance: null }),
  acts: look,
  title: () => ({ key: 'gift.balance_title' }),
  view: () => import('./balance-view.tsx'),
});

/** Where the QR code on the paper leads: who has it has the money, so it may say how much that is. */
export const oneBalancePage = page<Balance>({
  path: '/gutschein/guthaben/:code',
  load: async (ctx) => ({ balance: await ctx.ask(giftApi.balance, { code: ctx.params.code ?? '' }) }),
  acts: look,
  title: () => ({ key: 'gift.balance_title' }),
  view: () => import('./balance-view.tsx'),
});
