export const mailsDe = {
  'mail.placed.subject': 'Ihre Bestellung {number} bei {company}',
  'mail.payment_reminder.subject': 'Zahlung zu Ihrer Bestellung {number} fehlt noch',
  'mail.later.thanks': 'vielen Dank für Ihre Bestellung. Sie ist bei uns angekommen.',
  'mail.later.how.cash': 'Bitte bezahlen Sie {amount} bar, wenn Sie Ihre Bestellung bekommen.',
  'mail.later.how.card_on_site': 'Bitte bezahlen Sie {amount} mit Karte, wenn Sie Ihre Bestellung bekommen.',
  'mail.later.how.cash_on_delivery': 'Bitte bezahlen Sie {amount} beim Zusteller.',
  'mail.later.how.invoice': 'Bitte überweisen Sie {amount} bis zum {date} auf dieses Konto:',
  'mail.later.how.prepayment':
    'Bitte überweisen Sie {amount} bis zum {date} auf dieses Konto. Sobald das Geld da ist, beginnen wir mit Ihrer Bestellung.',
  'mail.later.reminder': 'für Ihre Bestellung {number} ist noch kein Geld bei uns angekommen.',
  'mail.later.reminder_crossed': 'Haben Sie inzwischen überwiesen, ist diese E-Mail erledigt.',
  'pay_later.not_transferred': 'Die Überweisung ist nicht bis zum {date} angekommen.',
  'pay_later.holder': 'Empfänger: {holder}',
  'pay_later.iban': 'IBAN: {iban}',
  'pay_later.bic': 'BIC: {bic}',
  'pay_later.purpose': 'Verwendungszweck: {purpose}',
} as const;
