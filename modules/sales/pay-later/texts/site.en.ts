import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'pay_later.title': 'Payment',
  'pay_later.cash': 'Please pay {amount} in cash when you receive your order.',
  'pay_later.card_on_site': 'Please pay {amount} by card when you receive your order.',
  'pay_later.cash_on_delivery': 'Please pay {amount} to the carrier.',
  'pay_later.invoice': 'Please transfer {amount} by {date}.',
  'pay_later.prepayment': 'Please transfer {amount} by {date}. As soon as the money is there we begin with your order.',
  'pay_later.label.holder': 'Payee',
  'pay_later.label.iban': 'IBAN',
  'pay_later.label.bic': 'BIC',
  'pay_later.label.amount': 'Amount',
  'pay_later.label.purpose': 'Reference',
};
