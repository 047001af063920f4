import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'settings.mail-sender.about': 'Unter welcher Adresse Deine Kunden Post bekommen',
  'mail_sender.warning.failed':
    'Dein eigener Mailserver hat zuletzt nicht funktioniert: {failure} Die E-Mails gehen solange über die Plattform hinaus.',
  'mail_sender.warning.unproven':
    'Deine eigene Absenderadresse ist noch nicht nachgewiesen. Die E-Mails gehen solange über die Plattform hinaus.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
