export const mailsDe = {
  'mail.placed.subject': 'Ihre Bestellung {number} bei {company}',
  'mail.payment_reminder.subject': 'Zahlungserinnerung zu Ihrer Bestellung {number}',
  'mail.later.thanks': 'vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen.',
  'mail.later.how.cash': 'Bitte zahlen Sie {amount} bar bei der Übergabe.',
  'mail.later.how.card_on_site': 'Bitte zahlen Sie {amount} mit Karte bei der Übergabe.',
  'mail.later.how.cash_on_delivery': 'Bitte zahlen Sie {amount} per Nachnahme beim Zusteller.',
  'mail.later.how.invoice': 'Bitte überweisen Sie {amount} bis zum {date} auf dieses Konto:',
  'mail.later.how.prepayment':
    'Bitte überweisen Sie {amount} bis zum {date} auf dieses Konto. Wir bearbeiten Ihre Bestellung nach Zahlungseingang.',
  'mail.later.reminder': 'für Ihre Bestellung {number} ist bisher keine Zahlung eingegangen.',
  'mail.later.reminder_crossed': 'Falls Sie bereits überwiesen haben, betrachten Sie diese E-Mail als gegenstandslos.',
  'pay_later.not_transferred': 'Die Überweisung ist bis zum {date} nicht eingegangen.',
  'pay_later.holder': 'Empfänger: {holder}',
  'pay_later.iban': 'IBAN: {iban}',
  'pay_later.bic': 'BIC: {bic}',
  'pay_later.purpose': 'Verwendungszweck: {purpose}',
} as const;
