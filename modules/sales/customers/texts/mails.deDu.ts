import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'customer_mail.hello': 'Hallo,',
  'customer_mail.hello.name': 'Hallo {name},',
  'customer_mail.newsletter.text':
    'Du hast den Newsletter von {site} bestellt. Bitte bestätige deine Anmeldung mit einem Klick. Ohne Bestätigung erhältst du keine Newsletter.\n\nÜber denselben Link kannst du ihn jederzeit abbestellen.',
  'customer_mail.erased.subject': 'Dein Konto bei {site} ist gelöscht',
  'customer_mail.erased.text':
    'Dein Konto bei {site} und deine persönlichen Angaben sind gelöscht. Rechnungen bewahren wir für die gesetzliche Frist auf und löschen sie danach.',
  'customer_mail.email_changed.subject': 'Neue E-Mail-Adresse für dein Konto bei {site}',
  'customer_mail.email_changed.text':
    'die E-Mail-Adresse deines Kontos bei {site} wurde geändert.\n\nBisher: {oldEmail}\nNeu: {newEmail}\n\nHast du das nicht veranlasst? Dann antworte bitte sofort auf diese E-Mail.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
