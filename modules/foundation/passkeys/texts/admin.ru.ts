import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The entrance, and its name among the settings; the settings are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'passkeys.sign_in': 'Войти с ключом доступа',
  'passkey.sign_in_failed':
    'С этим ключом доступа войти здесь нельзя. Попробуйте ещё раз или войдите по почте и паролю.',
  'passkey.of_other_account':
    'Этот ключ доступа принадлежит другой учётной записи. Возьмите ключ этой записи или вернитесь ко входу.',
  'settings.passkeys': 'Ключи доступа',
  'settings.passkeys.about': 'Вход по отпечатку, лицу или PIN-коду устройства, без пароля.',
  'settings.passkeys.words': 'отпечаток пальца, лицо, Face ID, ключ безопасности, WebAuthn, вход',
};
