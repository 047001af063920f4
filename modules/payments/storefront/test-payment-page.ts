import { type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { paymentApi, type TestCheckout, type TestChoice } from '../contract.ts';

/** Where the test provider sends a customer back to: a path of this site, whatever the payment says. */
const backTo = ({ returnPath }: TestCheckout) => redirectTo(`/${returnPath.replace(/^\/+/, '')}`);

const choosing = (choice: TestChoice) => async (ctx: PageCtx) =>
  backTo(await ctx.change(paymentApi.chooseTest, { token: ctx.params.token ?? '', choice }));

export const testPaymentPage = page<TestCheckout>({
  path: '/zahlung/test/:token',
  load: (ctx) => ctx.ask(paymentApi.testCheckout, { token: ctx.params.token ?? '' }),
  acts: {
    succeed: choosing('succeed'),
    decline: choosing('decline'),
    pend: choosing('pend'),
    cancel: choosing('cancel'),
  },
  title: () => ({ key: 'payment.test.title' }),
  view: async () => ({ View: (await import('./test-payment-view.tsx')).TestPaymentView }),
});
