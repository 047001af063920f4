import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,
  'gift.title': 'Give a voucher',
  'gift.lead': 'You pay, we send you the voucher as a PDF to print or to forward.',
  'gift.step_worth': 'The voucher',
  'gift.step_buyer': 'Your contact details',
  'gift.step_payment': 'Payment method',
  'gift.amount': 'Worth',
  'gift.own_amount': 'Another amount in euros',
  'gift.own_amount_help': 'From {least} to {most}.',
  'gift.recipient': 'Recipient',
  'gift.message': 'Message',
  'gift.vat':
    'The voucher is valid for everything in this shop, also in parts, for three years from the end of this year.',
  'gift.provider': 'Contract party: {name}',
  'gift.buy': 'Order with obligation to pay',
  'gift.to_balance': 'See the balance of a voucher',
  'gift.balance_title': 'Balance',
  'gift.code': 'Code of the voucher',
  'gift.code_help': '16 characters, in four groups.',
  'gift.look': 'See balance',
  'gift.balance': 'Still on the voucher',
  'gift.initial': 'Originally',
  'gift.expires': 'Valid until',
  'gift.moves': 'So far',
  'gift.move_issued': 'issued',
  'gift.move_spent': 'redeemed',
  'gift.move_given_back': 'booked back',
  'gift.move_taken_back': 'taken back',
  'gift.to_shop': 'To the shop',
  'gift.bought': 'Your voucher',
  'gift.bought_what': 'It comes by e-mail to {email} in a minute or two, as a PDF to print or pass on.',
  'gift.bought_later': 'It comes by e-mail to {email} as soon as the payment is here, as a PDF to print or pass on.',
};
