import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,

  'capability.area.orders': 'Orders',
  'capability.orders.read': 'See orders',
  'capability.orders.status': 'Change status and note of orders',
  'capability.orders.refund': 'Refund money',
  'capability.orders.export': 'Download orders and invoices',
  'audit.order.status': 'Status of the order changed',
  'audit.order.note': 'Note of the order changed',
  'audit.order.refund': 'Refund requested',
  'log.order.paid': 'Order {number} paid',
  'log.order.paid_after_cancel': 'Payment for the cancelled order {number}: the money goes back',
  'log.order.refunded': 'Money for order {number} refunded',
  'log.order.refund_failed': 'Refund for order {number} failed',
  'log.order.status': 'Status of order {number} changed',
  'hold.orders.invoices': 'We keep invoices for {years} years (§ 147 AO).',
  'hold.orders.open': 'Order {number} is not finished yet.',
  'person.order.placed': 'Order {number} placed',
  'person.order.accepted': 'Terms and privacy accepted, order {number}',
  'person.order.paid': 'Order {number} paid',
  'person.order.cancelled': 'Order {number} cancelled',
  'person.order.refunded': 'Money for order {number} refunded',

  'step.first_order': 'Place a test order',
  'step.first_order.about': 'Open your website on a phone and place an order yourself.',
  'handover.open.orders_new': 'Orders not accepted',
  'handover.open.orders_due': 'Overdue amounts',
  'handover.figure.revenue': 'Revenue',
  'handover.figure.orders': 'Orders',
  'handover.figure.refunds': 'Refunds',
};
