import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginDeDu = {
  'login.lost.help': 'Du bekommst einen Link per E-Mail, mit dem du ein neues Passwort wählst.',
  'login.error': 'Die Zugangsdaten sind falsch. Bitte versuche es erneut.',
  'login.company': 'Diese Adresse hat Konten bei mehreren Unternehmen. Bei welchem möchtest du dich anmelden?',
  'login.code': 'Code aus deiner App',
  'login.code.help': 'Sechs Ziffern. Kein Telefon zur Hand? Dann nimm einen Wiederherstellungscode.',
  'login.code.about': 'Dein Konto ist mit einem zweiten Faktor geschützt.',
  'login.changed': 'Dein neues Passwort ist gespeichert',
  'login.changed.text': 'Melde dich jetzt damit an.',
  'login.signed_out': 'Du wirst abgemeldet',
  'login.recovery.help': 'Einer der Codes, die du beim Einrichten aufbewahrt hast.',
  'login.passkey.about':
    'Dein Konto ist mit einem Passkey geschützt. Bestätige damit, dass du es bist, oder nimm einen Wiederherstellungscode.',
} as const satisfies Partial<Record<keyof typeof adminLoginDe, string>>;
