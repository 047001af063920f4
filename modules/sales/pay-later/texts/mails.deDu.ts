import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.placed.subject': 'Deine Bestellung {number} bei {company}',
  'mail.payment_reminder.subject': 'Zahlung zu deiner Bestellung {number} fehlt noch',
  'mail.later.thanks': 'vielen Dank für deine Bestellung. Sie ist bei uns angekommen.',
  'mail.later.how.cash': 'Bitte bezahle {amount} bar, wenn du deine Bestellung bekommst.',
  'mail.later.how.card_on_site': 'Bitte bezahle {amount} mit Karte, wenn du deine Bestellung bekommst.',
  'mail.later.how.cash_on_delivery': 'Bitte bezahle {amount} beim Zusteller.',
  'mail.later.how.invoice': 'Bitte überweise {amount} bis zum {date} auf dieses Konto:',
  'mail.later.how.prepayment':
    'Bitte überweise {amount} bis zum {date} auf dieses Konto. Sobald das Geld da ist, beginnen wir mit deiner Bestellung.',
  'mail.later.reminder': 'für deine Bestellung {number} ist noch kein Geld bei uns angekommen.',
  'mail.later.reminder_crossed': 'Hast du inzwischen überwiesen, ist diese E-Mail erledigt.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
