import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.cancelled_by_renter.text':
    'Hallo {name},\n\ndeine Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern; die Gutschrift schicken wir dir, sobald das Geld unterwegs ist.\n\nWarst du das nicht? Dann antworte bitte gleich auf diese E-Mail.',
  'mail.rental.cancelled_free.text':
    'Hallo {name},\n\ndeine Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nWarst du das nicht? Dann antworte bitte gleich auf diese E-Mail.',
};
