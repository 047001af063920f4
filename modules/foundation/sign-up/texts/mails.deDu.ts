import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.sign_up.confirm.subject': 'Bestätige deine E-Mail-Adresse',
  'mail.sign_up.confirm.text':
    'Hallo,\n\nmit dieser Adresse soll bei {company} eine Firma angelegt werden: {email}\n\nBestätige die Adresse auf der Seite oder gib den Code ein. Beides gilt {minutes} Minuten und nur einmal.\n\nFalls du das nicht veranlasst hast, musst du nichts tun: Es wird nichts angelegt.',
  'mail.sign_up.code': 'Dein Code',
  'mail.sign_up.known.subject': 'Du hast bereits ein Konto',
  'mail.sign_up.known.text':
    'Hallo,\n\nmit deiner Adresse sollte bei {company} eine neue Firma angelegt werden. Zu {email} besteht bereits ein Konto.\n\nFalls du das veranlasst hast, melde dich an. Dein Passwort kannst du auf der Anmeldeseite neu festlegen. Für eine weitere Firma verwende eine andere Adresse.\n\nFalls du das nicht veranlasst hast, musst du nichts tun.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
