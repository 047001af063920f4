import type { Page } from '@fachwerk/site/page';
import { bookingPage } from './booking-page.ts';
import { cartPage } from './cart-page.ts';
import { confirmationPage } from './confirmation-page.ts';
import { contactPage } from './contact-page.ts';
import { extendPage } from './extend-page.ts';
import { extraPage } from './extra-page.ts';
import { homePage } from './home-page.ts';
import { payPage } from './pay-page.ts';
import { paymentPage } from './payment-page.ts';
import { qrPage } from './qr-page.ts';
import { resultPage } from './result-page.ts';

export const pages: readonly Page[] = [
  homePage,
  bookingPage,
  qrPage,
  cartPage,
  contactPage,
  paymentPage,
  payPage,
  resultPage,
  confirmationPage,
  extendPage,
  extraPage,
];
