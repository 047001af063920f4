import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'payment.option.test': 'Test payment',
  'payment.option.test.about': 'Test mode: no money is moved.',
  'payment.option.card': 'Credit card',
  'payment.option.card.about': 'Visa, Mastercard and others. You pay on Stripe’s page.',
  'payment.option.klarna': 'Klarna',
  'payment.option.klarna.about': 'Now, later or in instalments. You pay on Klarna’s page.',
  'payment.option.paypal': 'PayPal',
  'payment.option.paypal.about': 'Balance or direct debit. You pay on PayPal’s page.',

  'payment.unknown': 'This payment does not exist. Go back to your order and start from there.',
  'payment.not_offered':
    'Nothing can be paid online here at the moment, so nothing can be booked yet. Please contact the provider.',
  'payment.option_unavailable': 'This way to pay is no longer available here. Please choose another one.',
  'payment.already_paid': 'This is already paid. There is nothing more for you to do.',
  'payment.already_settled': 'This payment is finished. Your order shows how it stands.',
  'payment.being_checked':
    'A payment for this is being checked right now. Please wait for the result; we will send you an e-mail.',
  'payment.provider_unreachable':
    'Something went wrong. Please try again or use a different payment method. The payment provider is not answering; nothing was charged.',

  'payment.test.title': 'Test payment',
  'payment.test.notice': 'Test mode: no money is moved',
  'payment.test.about': 'This page stands in for the payment provider. Choose how the payment should end.',
  'payment.test.what': 'For',
  'payment.test.amount': 'Amount',
  'payment.test.succeed': 'Pay successfully',
  'payment.test.decline': 'Decline',
  'payment.test.pend': 'Being checked',
  'payment.test.pend.about': 'A payment that is being checked succeeds by itself after two minutes.',
  'payment.test.checking': 'This payment is being checked. It succeeds by itself after two minutes. Or decide now.',
  'payment.test.confirm': 'Confirm the payment',
  'payment.test.cancel': 'Cancel',
  'payment.test.over': 'This payment is finished.',
  'payment.test.go_on': 'Back to the order',
};
