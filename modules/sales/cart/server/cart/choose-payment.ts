import { problemsOf } from '@fachwerk/base/problem';
import { paymentProblems } from '@fachwerk/payments/contract';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { savePaymentOption } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { priceCart } from './price-cart.ts';
import { payableOptions, presentCart } from './show-cart.ts';

const paymentProblem = problemsOf(paymentProblems);

export const choosePayment: UseCase<typeof checkoutApi.choosePayment> = async (ctx, { paymentOption }) => {
  const cart = await cartToFill(ctx);
  const priced = await priceCart(ctx, cart);
  const offered = await payableOptions(ctx, cart.partyId, priced.parts);
  if (!offered.some(({ option }) => option === paymentOption)) throw paymentProblem('payment.option_unavailable');
  await savePaymentOption(ctx, cart.id, paymentOption);
  return presentCart(ctx, { ...cart, paymentOption }, priced);
};
