import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { CODE_ACTS, cartSlot, emptyCartSlot, termsSlot } from '../slots.ts';
import { keepAskedContact } from '../steps/contact-fields.ts';
import { CODE_REFUSED, redeemed } from './redeem.ts';

/** The page goes on there, so that nobody looks for it from the top. */
const AT_CODE = '/warenkorb#field-code';

export const cartPage = page<Cart>({
  path: '/warenkorb',
  load: (ctx) => ctx.ask(checkoutApi.show, {}),
  acts: {
    remove: async (ctx, form) => {
      await ctx.change(checkoutApi.remove, { lineId: fieldOf(form, 'zeile') });
      return undefined;
    },
    renew: async (ctx, form) => {
      await keepAskedContact(ctx, form);
      await ctx.change(checkoutApi.renew, {});
      return undefined;
    },
    [CODE_ACTS.use]: async (ctx, form) => {
      return redirectTo((await redeemed(ctx, fieldOf(form, 'code'))) ? AT_CODE : CODE_REFUSED);
    },
    [CODE_ACTS.removeCoupon]: async (ctx) => {
      await ctx.change(checkoutApi.saveCode, { code: '' });
      return redirectTo(AT_CODE);
    },
    [CODE_ACTS.removeGift]: async (ctx) => {
      await ctx.change(checkoutApi.removeGift, {});
      return redirectTo(AT_CODE);
    },
    clear: async (ctx) => {
      await ctx.change(checkoutApi.clear, {});
      return undefined;
    },
  },
  title: () => ({ key: 'cart.title' }),
  slots: [cartSlot, emptyCartSlot, termsSlot],
  view: () => import('./cart-view.tsx'),
});
