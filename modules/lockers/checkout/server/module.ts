import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { checkoutApi, checkoutProblems } from '../contract.ts';
import { addBox } from './cart/add-box.ts';
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
import { goodsInCart, goodsPlaced, goodsRemoved } from './facade-hooks.ts';
import { placeOrder } from './order/place-order.ts';
import { readOrderState } from './order/read-order-state.ts';
import { releaseUnpaid } from './order/release-unpaid.job.ts';
import { retryPayment } from './order/retry-payment.ts';
import { checkoutPersonalData } from './personal-data.ts';
import { beginExtension } from './rental/begin-extension.ts';
import { beginSurcharge } from './rental/begin-surcharge.ts';
import { listExtensionChoices } from './rental/list-extension-choices.ts';

export const checkout: Module = {
  name: 'checkout',
  sql: new URL('../sql/', import.meta.url),
  // § 312j BGB: the button says that it obliges to pay.
  texts: await textsIn(new URL('../texts/', import.meta.url), [
    'checkout.place',
    'checkout.place_gift',
    'checkout.place_surcharge',
  ]),
  problems: checkoutProblems,
  declaredHooks: [goodsInCart, goodsPlaced, goodsRemoved, couponFor, couponUsed, giftFor, giftSpent],
  jobs: [forgetCarts, releaseUnpaid],
  personalData: checkoutPersonalData,
  routes: [
    on(checkoutApi.show, showCart),
    on(checkoutApi.addBox, addBox),
    on(checkoutApi.remove, removeLine),
    on(checkoutApi.renew, renewHolds),
    on(checkoutApi.clear, clearCart),
    on(checkoutApi.saveContact, saveContact),
    on(checkoutApi.choosePayment, choosePayment),
    on(checkoutApi.saveCode, saveCode),
    on(checkoutApi.removeGift, removeGift),
    on(checkoutApi.extensionChoices, listExtensionChoices),
    on(checkoutApi.beginExtension, beginExtension),
    on(checkoutApi.beginSurcharge, beginSurcharge),
    on(checkoutApi.pay, placeOrder),
    on(checkoutApi.orderState, readOrderState),
    on(checkoutApi.retryPayment, retryPayment),
  ],
};
