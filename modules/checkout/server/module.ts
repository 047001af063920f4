import { type Module, on } from '@fachwerk/server/module';
import { checkoutApi, checkoutProblems } from '../contract.ts';
import { siteDe } from '../texts/site-de.ts';
import { siteDeDu } from '../texts/site-deDu.ts';
import { siteEn } from '../texts/site-en.ts';
import { siteIt } from '../texts/site-it.ts';
import { siteRu } from '../texts/site-ru.ts';
import { addBox } from './add-box.ts';
import { beginExtension, beginSurcharge } from './begin-extension.ts';
import { clearCart, removeLine } from './clear-cart.ts';
import { extensionChoices } from './extension-choices.ts';
import { forgetCarts } from './forget-carts.job.ts';
import { orderState } from './order-state.ts';
import { checkoutPersonalData } from './personal-data.ts';
import { placeOrder } from './place-order.ts';
import { renewHolds } from './renew-holds.ts';
import { retryPayment } from './retry-payment.ts';
import { choosePayment, saveContact } from './save-contact.ts';
import { showCart } from './show-cart.ts';

export const checkout: Module = {
  name: 'checkout',
  sql: new URL('../sql/', import.meta.url),
  texts: { de: siteDe, deDu: siteDeDu, en: siteEn, it: siteIt, ru: siteRu },
  problems: checkoutProblems,
  jobs: [forgetCarts],
  personalData: checkoutPersonalData,
  routes: [
    on(checkoutApi.show, showCart),
    on(checkoutApi.addBox, addBox),
    on(checkoutApi.remove, removeLine),
    on(checkoutApi.renew, renewHolds),
    on(checkoutApi.clear, clearCart),
    on(checkoutApi.saveContact, saveContact),
    on(checkoutApi.choosePayment, choosePayment),
    on(checkoutApi.extensionChoices, extensionChoices),
    on(checkoutApi.beginExtension, beginExtension),
    on(checkoutApi.beginSurcharge, beginSurcharge),
    on(checkoutApi.pay, placeOrder),
    on(checkoutApi.orderState, orderState),
    on(checkoutApi.retryPayment, retryPayment),
  ],
};
