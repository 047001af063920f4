import type { PaymentOption } from '@fachwerk/payments/contract';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import { leaveTo } from '../steps/checkout-cart.ts';
import type { ResultData } from './result-view.tsx';

export const resultPage = page<ResultData>({
  path: '/bestellung/:orderHash/zahlung',
  evenSuspended: true,
  load: async (ctx) => {
    const isReturning = ctx.query.has('zurueck');
    const order = await ctx.ask(checkoutApi.orderState, { orderHash: ctx.params.orderHash!, isReturning });
    if (['paid', 'refunded', 'later'].includes(order.result)) return redirectTo(`/bestellung/${order.orderHash}`);
    return { order, isReturning };
  },
  acts: {
    retry: async (ctx, form) => {
      const answer = await ctx.change(checkoutApi.retryPayment, {
        orderHash: ctx.params.orderHash!,
        paymentOption: fieldOf(form, 'zahlungsart') as PaymentOption,
      });
      return leaveTo(ctx, answer.redirectTo);
    },
  },
  title: () => ({ key: 'result.title' }),
  view: () => import('./result-view.tsx'),
});
