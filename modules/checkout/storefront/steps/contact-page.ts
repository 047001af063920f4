import { problemsOf } from '@fachwerk/base/problem';
import { page, redirectTo } from '@fachwerk/site/page';
import { type Cart, checkoutApi, checkoutProblems } from '../../contract.ts';
import { whyNotContact } from '../../rules/contact.ts';
import { cartAt } from './checkout-cart.ts';
import { contactFrom } from './contact-fields.ts';

const problem = problemsOf(checkoutProblems);

export const contactPage = page<Cart>({
  path: '/kasse',
  load: (ctx) => cartAt(ctx, 'contact'),
  acts: {
    save: async (ctx, form) => {
      const contact = contactFrom(form);
      await ctx.change(checkoutApi.saveContact, { contact });
      const refusal = whyNotContact(contact);
      if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });
      return redirectTo('/kasse/zahlung');
    },
  },
  title: () => ({ key: 'checkout.title' }),
  view: () => import('./contact-view.tsx'),
});
