import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'settings.mail-sender.about': 'Absendername und Absenderadresse deiner E-Mails',
  'mail_sender.warning.failed':
    'Dein eigener Mailserver meldet einen Fehler: {failure} E-Mails werden solange über die Plattform versendet.',
  'mail_sender.warning.unproven':
    'Deine Absenderadresse ist nicht nachgewiesen. E-Mails werden solange über die Plattform versendet.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
