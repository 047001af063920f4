/** What the settings and the mailbox say before the section is there. */
export const adminSettingsDe = {
  'settings.mail-sender': 'Absender der E-Mails',
  'settings.mail-sender.about': 'Unter welcher Adresse Ihre Kunden Post bekommen',
  'mail_sender.warning.failed':
    'Ihr eigener Mailserver hat zuletzt nicht funktioniert: {failure} Die E-Mails gehen solange über die Plattform hinaus.',
  'mail_sender.warning.unproven':
    'Ihre eigene Absenderadresse ist noch nicht nachgewiesen. Die E-Mails gehen solange über die Plattform hinaus.',
  'mail_sender.warning.open': 'Absender ansehen',
} as const;
