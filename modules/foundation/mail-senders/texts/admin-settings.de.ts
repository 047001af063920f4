/** What the settings and the mailbox say before the section is there. */
export const adminSettingsDe = {
  'settings.mail-sender': 'Absender der E-Mails',
  'settings.mail-sender.about': 'Absendername und Absenderadresse Ihrer E-Mails',
  'mail_sender.warning.failed':
    'Ihr eigener Mailserver meldet einen Fehler: {failure} E-Mails werden solange über die Plattform versendet.',
  'mail_sender.warning.unproven':
    'Ihre Absenderadresse ist nicht nachgewiesen. E-Mails werden solange über die Plattform versendet.',
  'mail_sender.warning.open': 'Absender ansehen',
} as const;
