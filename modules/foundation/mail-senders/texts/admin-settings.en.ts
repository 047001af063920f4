import type { TextsLike } from '@fachwerk/base/language';
import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsEn: TextsLike<typeof adminSettingsDe> = {
  'settings.mail-sender': 'Sender of e-mails',
  'settings.mail-sender.about': 'Under which address your customers get mail',
  'mail_sender.warning.failed':
    'Your own mail server failed lately: {failure} Until it works, e-mails leave by the platform.',
  'mail_sender.warning.unproven':
    'Your own sender address is not proven yet. Until it is, e-mails leave by the platform.',
  'mail_sender.warning.open': 'Look at the sender',
};
