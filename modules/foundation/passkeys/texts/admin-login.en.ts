import type { TextsLike } from '@fachwerk/base/language';
import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginEn: TextsLike<typeof adminLoginDe> = {
  'passkeys.sign_in': 'Sign in with a passkey',
  'passkey.sign_in_failed':
    'You cannot sign in here with this passkey. Try again, or sign in with e-mail and password.',
  'passkey.of_other_account':
    'This passkey belongs to another account than the password. Use the passkey of this account, or go back to the sign-in.',
};
