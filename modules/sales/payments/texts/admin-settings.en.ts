import type { TextsLike } from '@fachwerk/base/language';
import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsEn: TextsLike<typeof adminSettingsDe> = {
  'settings.payments': 'Payments',
  'settings.payments.about': 'Payment methods, payment accounts and bank details.',
};
