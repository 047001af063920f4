import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'customer_mail.hello': 'Hallo,',
  'customer_mail.hello.name': 'Hallo {name},',
  'customer_mail.newsletter.text':
    'du hast den Newsletter von {site} bestellt. Bitte bestätige das mit einem Klick. Ohne Bestätigung schicken wir dir nichts.\n\nÜber denselben Link kannst du ihn jederzeit wieder abbestellen.',
  'customer_mail.erased.subject': 'Dein Konto bei {site} ist gelöscht',
  'customer_mail.erased.text':
    'dein Konto bei {site} und deine persönlichen Angaben sind gelöscht. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt; danach löschen wir auch sie.\n\nDu bist jederzeit wieder willkommen.',
  'customer_mail.email_changed.subject': 'Neue E-Mail-Adresse für dein Konto bei {site}',
  'customer_mail.email_changed.text':
    'die E-Mail-Adresse deines Kontos bei {site} wurde geändert.\n\nBisher: {oldEmail}\nAb jetzt: {newEmail}\n\nDu hast das nicht veranlasst? Dann melde dich bitte gleich bei uns.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
