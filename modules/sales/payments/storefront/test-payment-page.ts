import { type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { paymentApi, type TestCheckout, type TestChoice } from '../contract.ts';
import type { TestPayment } from './test-payment-view.tsx';

/** Where the test provider sends a customer back to: a path of this site, whatever the payment says. */
const backTo = ({ returnPath }: TestCheckout) => redirectTo(`/${returnPath.replace(/^\/+/, '')}`);

const tokenOf = ({ params }: PageCtx) => params.token ?? '';

const choosing = (choice: TestChoice) => async (ctx: PageCtx) =>
  backTo(await ctx.change(paymentApi.chooseTest, { token: tokenOf(ctx), choice }));

export const testPaymentPage = page<TestPayment>({
  path: '/zahlung/test/:token',
  load: async (ctx) => ({
    token: tokenOf(ctx),
    checkout: await ctx.ask(paymentApi.testCheckout, { token: tokenOf(ctx) }),
  }),
  acts: {
    succeed: choosing('succeed'),
    decline: choosing('decline'),
    pend: choosing('pend'),
    cancel: choosing('cancel'),
  },
  title: () => ({ key: 'payment.test.title' }),
  view: async () => ({ View: (await import('./test-payment-view.tsx')).TestPaymentView }),
});
