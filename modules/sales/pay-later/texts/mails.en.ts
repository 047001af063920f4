import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.placed.subject': 'Your order {number} at {company}',
  'mail.payment_reminder.subject': 'Payment for your order {number} is still missing',
  'mail.later.thanks': 'thank you for your order. It has arrived.',
  'mail.later.how.cash': 'Please pay {amount} in cash when you receive your order.',
  'mail.later.how.card_on_site': 'Please pay {amount} by card when you receive your order.',
  'mail.later.how.cash_on_delivery': 'Please pay {amount} to the carrier.',
  'mail.later.how.invoice': 'Please transfer {amount} by {date} to this account:',
  'mail.later.how.prepayment':
    'Please transfer {amount} by {date} to this account. As soon as the money is there we begin with your order.',
  'mail.later.reminder': 'no money has arrived yet for your order {number}.',
  'mail.later.reminder_crossed': 'If you have made the transfer meanwhile, you can forget this e-mail.',
  'pay_later.not_transferred': 'The transfer did not arrive by {date}.',
  'pay_later.holder': 'Payee: {holder}',
  'pay_later.iban': 'IBAN: {iban}',
  'pay_later.bic': 'BIC: {bic}',
  'pay_later.purpose': 'Reference: {purpose}',
};
