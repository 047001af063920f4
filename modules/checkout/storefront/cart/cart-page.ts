import { fieldOf, page } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { cartSlot, emptyCartSlot } from '../slots.ts';
import { keepAskedContact } from '../steps/contact-fields.ts';

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
    clear: async (ctx) => {
      await ctx.change(checkoutApi.clear, {});
      return undefined;
    },
  },
  title: () => ({ key: 'cart.title' }),
  slots: [cartSlot, emptyCartSlot],
  view: () => import('./cart-view.tsx'),
});
