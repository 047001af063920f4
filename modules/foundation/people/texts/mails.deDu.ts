import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.email_changed.subject': 'Deine E-Mail-Adresse bei {company} wurde geändert',
  'mail.email_changed.text':
    'Hallo {name},\n\ndein Konto bei {company} hat jetzt die E-Mail-Adresse {newEmail}. Die bisherige Adresse {oldEmail} gilt nicht mehr für die Anmeldung.\n\nFalls du das nicht veranlasst hast, wende dich bitte sofort an deinen Administrator.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
