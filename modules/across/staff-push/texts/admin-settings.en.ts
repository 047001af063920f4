import type { TextsLike } from '@fachwerk/base/language';
import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsEn: TextsLike<typeof adminSettingsDe> = {
  'settings.push': 'Push messages',
  'settings.push.about': 'Alarms, orders, reviews, messages and mentions on this device, with a locked screen too.',
  'settings.push.words': 'notification phone sound alarm quiet hours',
};
