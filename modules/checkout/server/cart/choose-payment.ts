import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { paymentProblems } from '@fachwerk/payments/contract';
import { paymentOptions } from '@fachwerk/payments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { savePaymentOption } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

const paymentProblem = problemsOf(paymentProblems);

export const choosePayment: UseCase<typeof checkoutApi.choosePayment> = async (ctx, { paymentOption }) => {
  const cart = await cartToFill(ctx);
  const offered = await paymentOptions(cart.partyId ? inCompany(ctx, cart.partyId) : ctx);
  if (!offered.some(({ option }) => option === paymentOption)) throw paymentProblem('payment.option_unavailable');
  await savePaymentOption(ctx, cart.id, paymentOption);
  return presentCart(ctx, { ...cart, paymentOption });
};
