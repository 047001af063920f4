import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { adminSettingsEn } from './admin-settings.en.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,
  ...adminSettingsEn,

  'capability.area.payments': 'Payments',
  'capability.payments.read': 'See payments',

  'payments.timeline.pending': 'Payment being checked: {amount}, {description}',
  'payments.timeline.succeeded': 'Payment: {amount}, {description}',
  'payments.timeline.failed': 'Payment refused: {amount}, {description}',
  'payments.timeline.cancelled': 'Payment cancelled: {amount}, {description}',

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
  'capability.payments.manage': 'Manage payment accounts and bank details',

  'payment_account.refused': 'The payment provider does not accept these credentials: {reason}',
  'payment_account.webhook_refused': 'PayPal does not know this webhook: {reason}',
  'payment_account.provider_silent':
    'The payment provider does not answer at the moment. Nothing was changed; please try again shortly.',
  'payment_account.unknown': 'This account is not connected here.',
  'payment_account.no_connect': 'This platform connects no accounts at Stripe, or the link belongs to another company.',
  'payment_account.in_use':
    'Payments or refunds are still under way with this account ({count}). Disconnect it once they are finished, or replace it: then they end with the one before.',
  'field.stripe_key': 'A secret key begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
  'field.stripe_signing_secret': 'The signing secret begins with whsec_.',
  'field.iban':
    'This IBAN is not right. Please check every character: the check digits do not fit, or something is missing.',
  'field.bic': 'A BIC has 8 or 11 characters, such as COBADEFFXXX.',

  'audit.payment_account.connected': 'Payment account connected',
  'audit.payment_account.key_changed': 'Key of a payment account renewed',
  'audit.payment_account.replaced': 'Payment account replaced',
  'audit.payment_account.removed': 'Payment account disconnected',
  'audit.payment_account.bank_saved': 'Bank details saved',
  'audit.payment_account.bank_removed': 'Bank details removed',

  'payment_accounts.ways': 'Available payment methods',
  'payment_accounts.cannot_be_paid':
    'Online payment is not possible. Without an account only free orders and payment at handover are possible.',
  'payment_accounts.way.card': 'Credit card',
  'payment_accounts.way.klarna': 'Klarna',
  'payment_accounts.way.paypal': 'PayPal',
  'payment_accounts.way.transfer': 'Prepayment and invoice',
  'payment_accounts.way.test': 'Test payment',
  'payment_accounts.state.offered': 'Available',
  'payment_accounts.state.test_money': 'Test mode only: no money moves',
  'payment_accounts.state.no_account': 'No account connected',
  'payment_accounts.state.bank_data': 'Bank details on file',
  'payment_accounts.state.no_bank_data': 'No bank details',
  'payment_accounts.state.real_account': 'Not offered once an account is connected',
  'payment_accounts.connected': 'Connected',
  'payment_accounts.not_connected': 'Not connected',
  'payment_accounts.franchisees': 'Franchisees',
  'payment_accounts.franchisees.about':
    'Every franchisee connects their own accounts. Without one, their locations cannot be booked.',
  'payment_accounts.stripe.about': 'For credit cards and Klarna, with your own account at Stripe.',
  'payment_accounts.paypal.about': 'For PayPal, with your own business account.',
  'payment_accounts.installation':
    'At the moment the credentials from the set-up of this server are used. An account connected here takes their place.',
  'payment_accounts.connect': 'Connect {name}',
  'payment_accounts.connect_link': 'Connect at Stripe',
  'payment_accounts.own_keys': 'Enter own keys',
  'payment_accounts.connect_open': 'Stripe still needs something before payments are possible.',
  'payment_accounts.connect_go_on': 'Go on at Stripe',
  'payment_accounts.replace': 'Replace {name} account',
  'payment_accounts.replace.about':
    'New payments go through the new account. What was begun with the one before is also finished and paid back there.',
  'payment_accounts.saved': '{name} is connected.',
  'payment_accounts.key': 'Key',
  'payment_accounts.mode': 'Mode',
  'payment_accounts.mode.live': 'Live',
  'payment_accounts.mode.sandbox': 'Test mode: no money moves',
  'payment_accounts.savedAt': 'Saved',
  'payment_accounts.remove': 'Disconnect',
  'payment_accounts.remove.title': 'Disconnect the {name} account?',
  'payment_accounts.remove.text':
    'No new payments go through it. Earlier payments can be refunded for at least another 90 days; then the credentials are deleted.',
  'payment_accounts.removed': '{name} is disconnected.',
  'payment_accounts.event_address': 'Address for events',
  'payment_accounts.events': 'Select these {count} events',
  'payment_accounts.stripe.steps':
    'At Stripe, under Developers → Webhooks, add an endpoint with this address and these events. Stripe then shows the signing secret.',
  'payment_accounts.paypal.steps':
    'At PayPal, under Apps & Credentials, create an app and in it a webhook with this address and these events. PayPal then shows the webhook ID.',
  'payment_accounts.try_and_save': 'Check and save',
  'payment_accounts.stripe.secretKey': 'Secret key',
  'payment_accounts.stripe.secretKey.help':
    'Begins with sk_ or rk_. A restricted key needs write permission for Checkout Sessions, PaymentIntents and Refunds.',
  'payment_accounts.stripe.webhookSecret': 'Signing secret',
  'payment_accounts.stripe.webhookSecret.help': 'Begins with whsec_ and stands at the endpoint at Stripe.',
  'payment_accounts.paypal.clientId': 'Client ID',
  'payment_accounts.paypal.clientSecret': 'Secret',
  'payment_accounts.paypal.webhookId': 'Webhook ID',
  'payment_accounts.paypal.webhookId.help': 'Stands at PayPal in the app, under Webhooks.',
  'payment_accounts.bank': 'Bank details',
  'payment_accounts.bank.about': 'For prepayment and invoices.',
  'payment_accounts.bank.holder': 'Account holder',
  'payment_accounts.bank.iban': 'IBAN',
  'payment_accounts.bank.bic': 'BIC',
  'payment_accounts.bank.bic.help': 'Not needed within Europe.',
  'payment_accounts.bank.bankName': 'Bank',
  'payment_accounts.bank.add': 'Enter bank details',
  'payment_accounts.bank.edit': 'Change bank details',
  'payment_accounts.bank.saved': 'The bank details are saved.',
  'payment_accounts.bank.remove': 'Remove',
  'payment_accounts.bank.remove.title': 'Remove the bank details?',
  'payment_accounts.bank.remove.text':
    'The bank details no longer appear in new orders. Invoices already sent stay unchanged.',

  'step.payment': 'Set up payment',
  'step.payment.about':
    'On handover works without an account. For cards, Klarna and PayPal connect your account, for prepayment and invoice enter the bank details.',
  'settings.payments.words': 'PayPal, Stripe, card, bank account, IBAN, transfer, payment provider',
  'handover.open.payments_failed': 'Payments to check',
};
