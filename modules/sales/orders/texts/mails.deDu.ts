import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.paid_late.text':
    'Für die stornierte Bestellung {number} sind {amount} angekommen. Das Geld geht von selbst zurück, du musst nichts tun.',
  'mail.refund_failed.text':
    'Die Erstattung von {amount} zur Bestellung {number} hat der Zahlungsdienst abgelehnt. Bitte erstatte den Betrag auf einem anderen Weg.',

  'mail.order.greeting_unpaid': 'Hallo,',
  'mail.order.greeting': 'Hallo {name},',
  'mail.order.thanks': 'vielen Dank für deine Bestellung. Deine Zahlung ist angekommen.',
  'mail.order.invoice': 'Deine Rechnung {invoice}',
  'mail.order.enclosed':
    'Die AGB und die Widerrufsbelehrung liegen dieser E-Mail als PDF bei, in der Fassung, der du zugestimmt hast.',
  'mail.order.party': 'Dein Vertragspartner: {company}',
  'mail.order.cancelled': 'Deine Bestellung {number} ist storniert.',
  'mail.order.money_back':
    'Du bekommst {amount} zurück, auf dem Weg, auf dem du bezahlt hast. Das dauert meist wenige Tage.',
  'mail.order.nothing_paid': 'Bezahlt war noch nichts. Du musst nichts weiter tun.',
  'mail.order.refunded': 'Wir haben dir {amount} zu deiner Bestellung {number} erstattet.',
  'mail.confirmation.subject': 'Deine Bestellung {number} bei {company}',
  'mail.cancellation.subject': 'Deine Bestellung {number} ist storniert',
  'mail.refund.subject': 'Erstattung {amount} zu deiner Bestellung {number}',
  'mail.order.received': 'wir haben deine Zahlung von {amount} zur Bestellung {number} erhalten. Vielen Dank.',
  'mail.receipt.subject': 'Zahlung zu deiner Bestellung {number} erhalten',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
