import { page, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { termsSlot } from '../slots.ts';
import { cartAt } from './checkout-cart.ts';
import { keepContact } from './contact-fields.ts';
import { placeShown } from './pay-page.ts';

export const contactPage = page<Cart>({
  path: '/kasse',
  evenSuspended: true,
  load: (ctx) => cartAt(ctx, 'contact'),
  input: checkoutApi.saveContact.input,
  acts: {
    save: async (ctx, form) => {
      await keepContact(ctx, form);
      return redirectTo('/kasse/zahlung');
    },
    place: placeShown,
  },
  title: () => ({ key: 'checkout.title' }),
  slots: [termsSlot],
  view: () => import('./contact-view.tsx'),
});
