import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,

  'capability.orders.settle': 'Mark orders as paid',
  'audit.order.settled': 'Order marked as paid',
  'audit.order.refund_settled': 'Refund marked as done',
};
