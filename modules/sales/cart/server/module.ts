import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { checkoutApi, checkoutProblems } from '../contract.ts';
import { choosePayment } from './cart/choose-payment.ts';
import { clearCart } from './cart/clear-cart.ts';
import { forgetCarts } from './cart/forget-carts.job.ts';
import { removeLine } from './cart/remove-line.ts';
import { renewHolds } from './cart/renew-holds.ts';
import { saveContact } from './cart/save-contact.ts';
import { showCart } from './cart/show-cart.ts';
import { removeGift } from './code/remove-gift.ts';
import { saveCode } from './code/save-code.ts';
import { couponFor, couponUsed, giftFor, giftSpent } from './facade-codes.ts';
import { lineProviders } from './facade-lines.ts';
import { placeOrder } from './order/place-order.ts';
import { readOrderState } from './order/read-order-state.ts';
import { releaseUnpaid } from './order/release-unpaid.job.ts';
import { retryPayment } from './order/retry-payment.ts';
import { checkoutPersonalData } from './personal-data.ts';

export const checkout: Module = {
  name: 'checkout',
  sql: new URL('../sql/checkout/', import.meta.url),
  // § 312j BGB: the button says that it obliges to pay.
  texts: await textsIn(new URL('../texts/', import.meta.url), [
    'checkout.place',
    'checkout.place_gift',
    'checkout.place_surcharge',
  ]),
  problems: checkoutProblems,
  declaredHooks: [couponFor, couponUsed, giftFor, giftSpent],
  declaredPoints: [lineProviders],
  jobs: [forgetCarts, releaseUnpaid],
  personalData: checkoutPersonalData,
  routes: [
    on(checkoutApi.show, showCart),
    on(checkoutApi.remove, removeLine),
    on(checkoutApi.renew, renewHolds),
    on(checkoutApi.clear, clearCart),
    on(checkoutApi.saveContact, saveContact),
    on(checkoutApi.choosePayment, choosePayment),
    on(checkoutApi.saveCode, saveCode),
    on(checkoutApi.removeGift, removeGift),
    on(checkoutApi.pay, placeOrder),
    on(checkoutApi.orderState, readOrderState),
    on(checkoutApi.retryPayment, retryPayment),
  ],
};
