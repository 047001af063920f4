import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.placed.subject': 'Deine Bestellung {number} bei {company}',
  'mail.payment_reminder.subject': 'Zahlungserinnerung zu deiner Bestellung {number}',
  'mail.later.thanks': 'vielen Dank für deine Bestellung. Sie ist bei uns eingegangen.',
  'mail.later.how.cash': 'Bitte zahle {amount} bar bei der Übergabe.',
  'mail.later.how.card_on_site': 'Bitte zahle {amount} mit Karte bei der Übergabe.',
  'mail.later.how.cash_on_delivery': 'Bitte zahle {amount} per Nachnahme beim Zusteller.',
  'mail.later.how.invoice': 'Bitte überweise {amount} bis zum {date} auf dieses Konto:',
  'mail.later.how.prepayment':
    'Bitte überweise {amount} bis zum {date} auf dieses Konto. Wir bearbeiten deine Bestellung nach Zahlungseingang.',
  'mail.later.reminder': 'für deine Bestellung {number} ist bisher keine Zahlung eingegangen.',
  'mail.later.reminder_crossed': 'Falls du bereits überwiesen hast, betrachte diese E-Mail als gegenstandslos.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
