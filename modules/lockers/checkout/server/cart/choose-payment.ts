import { problemsOf } from '@fachwerk/base/problem';
import { paymentProblems } from '@fachwerk/payments/contract';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { listItems } from './cart-item-store.ts';
import { goodsOf } from './cart-money.ts';
import { savePaymentOption } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { payableOptions, presentCart } from './show-cart.ts';

const paymentProblem = problemsOf(paymentProblems);

export const choosePayment: UseCase<typeof checkoutApi.choosePayment> = async (ctx, { paymentOption }) => {
  const cart = await cartToFill(ctx);
  const goods = cart.hasGoods
    ? await goodsOf(ctx, cart, { boxes: [], hasBoxes: (await listItems(ctx, cart.id)).length > 0 })
    : null;
  const offered = await payableOptions(ctx, cart.partyId, goods);
  if (!offered.some(({ option }) => option === paymentOption)) throw paymentProblem('payment.option_unavailable');
  await savePaymentOption(ctx, cart.id, paymentOption);
  return presentCart(ctx, { ...cart, paymentOption });
};
