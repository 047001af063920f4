import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginDeDu = {
  'login.lost.help': 'Du erhältst per E-Mail einen Link zum Festlegen eines neuen Passworts.',
  'login.error': 'Die Zugangsdaten sind falsch. Bitte versuche es erneut.',
  'login.company': 'Diese Adresse hat Konten bei mehreren Unternehmen. Bitte wähle eines.',
  'login.code': 'Code aus deiner App',
  'login.code.help': 'Sechs Ziffern. Alternativ gibst du einen Wiederherstellungscode ein.',
  'login.code.about': 'Dein Konto ist mit einem zweiten Faktor geschützt.',
  'login.changed.text': 'Melde dich mit dem neuen Passwort an.',
  'login.signed_out': 'Du wirst abgemeldet',
  'login.passkey.about':
    'Dein Konto ist mit einem Passkey geschützt. Bestätige die Anmeldung mit dem Passkey oder einem Wiederherstellungscode.',
  'login.sent.text': 'Besteht zu {email} ein Konto, erhältst du einen Link. Er gilt 60 Minuten und nur einmal.',
} as const satisfies Partial<Record<keyof typeof adminLoginDe, string>>;
