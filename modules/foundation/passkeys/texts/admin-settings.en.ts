import type { TextsLike } from '@fachwerk/base/language';
import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsEn: TextsLike<typeof adminSettingsDe> = {
  'settings.passkeys': 'Passkeys',
  'settings.passkeys.about': 'Sign in with the finger, face or PIN of your device, without a password.',
};
