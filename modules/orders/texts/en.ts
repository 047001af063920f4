import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { mailsEn } from './mails-en.ts';
import { screensEn } from './screens-en.ts';
import { siteEn } from './site-en.ts';
import { tilesEn } from './tiles-en.ts';

export const en: TextsLike<typeof de> = {
  'capability.orders.read': 'See orders',
  'capability.orders.status': 'Change status and note of orders',
  'capability.orders.refund': 'Refund money',
  'capability.orders.export': 'Download orders and invoices',
  'order.unknown': 'This order does not exist.',
  'order.changed_meanwhile': 'Somebody has changed this order meanwhile.',
  'order.not_paid': 'No money has come in for this order yet.',
  'order.refund_too_high': 'That much can no longer be refunded.',
  'order.refund_denied': 'Cancelling gives money back. You lack the right “Refund money” for that.',
  'order.too_many_to_export': 'These are more than {most} orders. Choose a shorter period.',
  'invoice.unknown': 'This invoice does not exist.',
  'audit.order.status': 'Status of the order changed',
  'audit.order.note': 'Note of the order changed',
  'audit.order.refund': 'Refund requested',
  'log.order.paid': 'Order {number} paid',
  'log.order.paid_after_cancel': 'Payment for the cancelled order {number}: the money goes back',
  'log.order.refunded': 'Money for order {number} refunded',
  'log.order.refund_failed': 'Refund for order {number} failed',
  'log.order.status': 'Status of order {number} changed',
  'mail.paid_late.subject': 'Payment for the cancelled order {number}',
  'mail.paid_late.text':
    '{amount} have arrived for the cancelled order {number}. The money goes back by itself, there is nothing to do.',
  'mail.refund_failed.subject': 'Refund for order {number} failed',
  'mail.refund_failed.text':
    'The payment provider has refused the refund of {amount} for order {number}. Please give the money back in another way.',
  'mail.staff_order.button': 'Open the order',
  'hold.orders.invoices': 'We keep invoices for {years} years (§ 147 AO).',
  'hold.orders.open': 'Order {number} is not finished yet.',
  'person.order.placed': 'Order {number} placed',
  'person.order.paid': 'Order {number} paid',
  'person.order.cancelled': 'Order {number} cancelled',
  'person.order.refunded': 'Money for order {number} refunded',
  ...siteEn,
  ...mailsEn,
  ...screensEn,
  ...tilesEn,
};
