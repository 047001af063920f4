import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.paid_late.text':
    'Für die stornierte Bestellung {number} sind {amount} eingegangen. Der Betrag wird automatisch erstattet, du musst nichts tun.',
  'mail.refund_failed.text':
    'Der Zahlungsdienst hat die Erstattung von {amount} zur Bestellung {number} abgelehnt. Bitte erstatte den Betrag auf anderem Weg, zum Beispiel per Überweisung.',

  'mail.order.greeting_unpaid': 'Hallo,',
  'mail.order.greeting': 'Hallo {name},',
  'mail.order.thanks': 'vielen Dank für deine Bestellung. Deine Zahlung ist eingegangen.',
  'mail.order.invoice': 'Deine Rechnung {invoice}',
  'mail.order.enclosed':
    'AGB und Widerrufsbelehrung findest du im Anhang als PDF, in der Fassung, der du zugestimmt hast.',
  'mail.order.party': 'Dein Vertragspartner: {company}',
  'mail.order.cancelled': 'Deine Bestellung {number} ist storniert.',
  'mail.order.money_back':
    'Wir erstatten dir {amount} über die ursprüngliche Zahlungsart. Das dauert meist wenige Tage.',
  'mail.order.nothing_paid': 'Es wurde nichts abgebucht. Du musst nichts weiter tun.',
  'mail.order.refunded': 'Wir haben dir {amount} zu deiner Bestellung {number} erstattet.',
  'mail.confirmation.subject': 'Deine Bestellung {number} bei {company}',
  'mail.cancellation.subject': 'Deine Bestellung {number} ist storniert',
  'mail.refund.subject': 'Erstattung {amount} zu deiner Bestellung {number}',
  'mail.order.received': 'wir haben deine Zahlung von {amount} zur Bestellung {number} erhalten. Vielen Dank.',
  'mail.receipt.subject': 'Zahlung zu deiner Bestellung {number} erhalten',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
