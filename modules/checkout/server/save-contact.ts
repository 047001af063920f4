import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { paymentProblems } from '@fachwerk/payments/contract';
import { paymentOptions } from '@fachwerk/payments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../contract.ts';
import { saveCartContact, savePaymentOption } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { shownCart } from './show-cart.ts';

const paymentProblem = problemsOf(paymentProblems);

/** Keeps whatever was typed; whether it is enough is asked when it is needed. */
export const saveContact: UseCase<typeof checkoutApi.saveContact> = async (ctx, { contact }) => {
  const cart = await cartToFill(ctx);
  await saveCartContact(ctx, cart.id, contact);
  return shownCart(ctx, { ...cart, contact });
};

export const choosePayment: UseCase<typeof checkoutApi.choosePayment> = async (ctx, { paymentOption }) => {
  const cart = await cartToFill(ctx);
  const offered = paymentOptions(cart.partyId ? inCompany(ctx, cart.partyId) : ctx);
  if (!offered.some(({ option }) => option === paymentOption)) throw paymentProblem('payment.option_unavailable');
  await savePaymentOption(ctx, cart.id, paymentOption);
  return shownCart(ctx, { ...cart, paymentOption });
};
