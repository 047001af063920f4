import { page, redirectTo } from '@fachwerk/site/page';
import { type Cart, checkoutApi } from '../../contract.ts';
import { cartAt } from './checkout-cart.ts';
import { keepContact } from './contact-fields.ts';

export const contactPage = page<Cart>({
  path: '/kasse',
  load: (ctx) => cartAt(ctx, 'contact'),
  input: checkoutApi.saveContact.input,
  acts: {
    save: async (ctx, form) => {
      await keepContact(ctx, form);
      return redirectTo('/kasse/zahlung');
    },
  },
  title: () => ({ key: 'checkout.title' }),
  view: () => import('./contact-view.tsx'),
});
