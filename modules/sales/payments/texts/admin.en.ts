import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,

  'capability.area.payments': 'Payments',
  'capability.payments.read': 'See payments',

  'payment.state.created': 'Planned',
  'payment.state.started': 'At the provider',
  'payment.state.pending': 'Being checked',
  'payment.state.succeeded': 'Paid',
  'payment.state.failed': 'Declined',
  'payment.state.cancelled': 'Cancelled',
  'refund.state.requested': 'Requested',
  'refund.state.pending': 'On its way',
  'refund.state.succeeded': 'Paid back',
  'refund.state.failed': 'Failed',
  'payment.provider.test': 'Test mode',
  'payment.provider.stripe': 'Stripe',
  'payment.provider.paypal': 'PayPal',
  'payment.provider.manual': 'To you',
  'payment.alarm.amount_differs':
    'The payment provider reports another amount or currency. Please check the payment there.',
  'payment.alarm.never_settled':
    'The payment provider has not decided about this payment after three days. Please check it there.',
  'payment.surplus': 'Paid twice: this amount goes back by itself.',
  'refund.reason.paid_twice': 'Paid twice',
  'refund.reason.made_at_provider': 'Made at the payment provider',

  'log.payment.pending': 'Payment of {amount} is being checked',
  'log.payment.succeeded': 'Payment of {amount} received',
  'log.payment.failed': 'Payment of {amount} declined',
  'log.payment.cancelled': 'Payment of {amount} cancelled',
  'log.payment.paid_twice': 'Paid twice: {amount} go back',
  'log.payment.amount_differs': 'The payment provider reports another amount than {amount}: please check',
  'log.payment.never_settled': 'Payment of {amount} undecided after three days: please check',
  'log.payment.refund_succeeded': '{amount} paid back',
  'log.payment.refund_failed': 'Refund of {amount} failed: please check',
  'log.payment.refund_stuck': 'Refund of {amount} not done after three days: please check',
};
