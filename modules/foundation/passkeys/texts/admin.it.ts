import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The entrance, and its name among the settings; the settings are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'passkeys.sign_in': 'Accedi con una passkey',
  'passkey.sign_in_failed': 'Con questa passkey non può accedere qui. Riprovi, oppure acceda con e-mail e password.',
  'passkey.of_other_account':
    'Questa passkey appartiene a un account diverso dalla password. Usi la passkey di questo account, oppure torni all’accesso.',
  'settings.passkeys': 'Passkey',
  'settings.passkeys.about': 'Accesso con impronta, volto o PIN del dispositivo, senza password.',
  'settings.passkeys.words': 'impronta, volto, Face ID, chiave di sicurezza, WebAuthn, login',
};
