import type { UseCase } from '@fachwerk/server/module';
import type { paymentApi } from '../../contract.ts';
import { checkoutOf, paymentOf } from './test-checkout.ts';

export const readTestCheckout: UseCase<typeof paymentApi.testCheckout> = async (ctx, { token }) =>
  checkoutOf((await paymentOf(ctx, token)).payment);
