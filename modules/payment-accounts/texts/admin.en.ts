import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.payments.manage': 'Manage payment accounts and bank details',

  'payment_account.refused': 'The payment provider does not accept these credentials: {reason}',
  'payment_account.webhook_refused': 'PayPal does not know this webhook: {reason}',
  'payment_account.provider_silent':
    'The payment provider does not answer at the moment. Nothing was changed; please try again shortly.',
  'payment_account.unknown': 'This account is not connected here.',
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
};
