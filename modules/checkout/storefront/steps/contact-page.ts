import { problemsOf } from '@fachwerk/base/problem';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { type Cart, checkoutApi, checkoutProblems } from '../../contract.ts';
import { whyNotContact } from '../../rules/contact.ts';
import { cartAt } from './checkout-cart.ts';

const problem = problemsOf(checkoutProblems);

export const contactPage = page<Cart>({
  path: '/kasse',
  load: (ctx) => cartAt(ctx, 'contact'),
  acts: {
    save: async (ctx, form) => {
      const contact = {
        firstName: fieldOf(form, 'vorname'),
        lastName: fieldOf(form, 'nachname'),
        email: fieldOf(form, 'email'),
        phone: fieldOf(form, 'telefon'),
      };
      await ctx.change(checkoutApi.saveContact, { contact });
      const refusal = whyNotContact(contact);
      if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });
      return redirectTo('/kasse/zahlung');
    },
  },
  title: () => ({ key: 'checkout.title' }),
  view: () => import('./contact-view.tsx'),
});
