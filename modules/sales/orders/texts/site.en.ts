import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'my_orders.title': 'Orders',
  'my_orders.lead': 'Everything you have ordered, newest first.',
  'my_orders.account': 'My account',
  'my_orders.empty': 'No order yet',
  'my_orders.empty_about': 'Your orders and rentals appear here.',
  'my_orders.book': 'Rent a box',
  'my_orders.show': 'Show',
  'my_orders.invoice': 'Invoice {number}',
  'my_orders.credit': 'Correction {number}',
  'my_orders.older': 'Older orders',
  'my_orders.placed': 'Ordered on',
  'my_orders.total': 'Total',
  'my_orders.payment': 'Payment',
  'my_orders.party': 'Contract with',
  'my_orders.refunded': 'Refunded of it',
  'my_orders.number': 'Order {number}',
  'my_orders.status': 'Status',
  'my_orders.save': 'Save {name}',
  'my_orders.paper': 'Document',
};
