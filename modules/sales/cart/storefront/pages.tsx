import type { Page } from '@fachwerk/site/page';
import { cartPage } from './cart/cart-page.ts';
import { confirmationPage } from './result/confirmation-page.ts';
import { resultPage } from './result/result-page.ts';
import { contactPage } from './steps/contact-page.ts';
import { payPage } from './steps/pay-page.ts';
import { paymentPage } from './steps/payment-page.ts';

export const pages: readonly Page[] = [cartPage, contactPage, paymentPage, payPage, resultPage, confirmationPage];
