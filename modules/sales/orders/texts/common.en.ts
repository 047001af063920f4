import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'order.unknown': 'This order does not exist.',
  'order.changed_meanwhile': 'Somebody has changed this order meanwhile.',
  'order.not_paid': 'No money has come in for this order yet.',
  'order.too_expensive': 'We do not take orders above {most} this way. Please talk to us.',
  'order.refund_too_high': 'The amount exceeds what can still be refunded.',
  'order.refund_denied': 'Cancelling gives money back. You lack the right “Refund money” for that.',
  'order.too_many_to_export': 'These are more than {most} orders. Choose a shorter period.',
  'invoice.unknown': 'This invoice does not exist.',

  'order.not_retrieved': 'Error retrieving order data.',
  'invoice.not_downloaded': 'Failed to download. Please try again.',
  'order.already_paid': 'Order {number} has been paid already.',
  'order.canceled': 'Order {number} has been cancelled.',
  'field.vat_id': 'This VAT ID is not right. It begins with two letters, for example DE123456789.',
  'order.status.new': 'New',
  'order.status.approved': 'Approved',
  'order.status.process': 'In progress',
  'order.status.finished': 'Finished',
  'order.status.return': 'Returned',
  'order.status.canceled': 'Cancelled',
  'order.payment.open': 'Open',
  'order.payment.pending': 'Being checked',
  'order.payment.paid': 'Paid',
  'order.payment.failed': 'Failed',
  'order.payment.refunded': 'Refunded',
  'order.payment.partly_refunded': 'Partly refunded',
};
