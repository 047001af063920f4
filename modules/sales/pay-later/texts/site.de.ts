import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'pay_later.title': 'Bezahlung',
  'pay_later.cash': 'Bitte zahlen Sie {amount} bar bei der Übergabe.',
  'pay_later.card_on_site': 'Bitte zahlen Sie {amount} mit Karte bei der Übergabe.',
  'pay_later.cash_on_delivery': 'Bitte zahlen Sie {amount} per Nachnahme beim Zusteller.',
  'pay_later.invoice': 'Bitte überweisen Sie {amount} bis zum {date}.',
  'pay_later.prepayment':
    'Bitte überweisen Sie {amount} bis zum {date}. Wir bearbeiten Ihre Bestellung nach Zahlungseingang.',
  'pay_later.label.holder': 'Empfänger',
  'pay_later.label.iban': 'IBAN',
  'pay_later.label.bic': 'BIC',
  'pay_later.label.amount': 'Betrag',
  'pay_later.label.purpose': 'Verwendungszweck',
} as const;
