import type { TextsLike } from '@fachwerk/base/language';
import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsEn: TextsLike<typeof adminSettingsDe> = {
  'settings.password': 'Password',
  'settings.password.about': 'After changing it you are signed out on all other devices.',
  'settings.second-factor': 'Second factor',
  'settings.second-factor.about': 'A code from your phone, in addition to the password.',
  'settings.sessions': 'Devices',
  'settings.sessions.about': 'Where you are signed in. If you do not recognise something, sign it out.',
};
