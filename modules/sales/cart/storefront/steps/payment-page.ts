import type { PaymentOption } from '@fachwerk/payments/contract';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { termsSlot } from '../slots.ts';
import { cartAt } from './checkout-cart.ts';

export const paymentPage = page<Cart>({
  path: '/kasse/zahlung',
  evenSuspended: true,
  load: (ctx) => cartAt(ctx, 'payment'),
  acts: {
    choose: async (ctx, form) => {
      await ctx.change(checkoutApi.choosePayment, { paymentOption: fieldOf(form, 'zahlungsart') as PaymentOption });
      return redirectTo('/kasse/bezahlen');
    },
  },
  title: () => ({ key: 'checkout.title' }),
  slots: [termsSlot],
  view: () => import('./payment-view.tsx'),
});
