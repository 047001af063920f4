import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'pay_later.title': 'So bezahlen Sie',
  'pay_later.cash': 'Bitte bezahlen Sie {amount} bar, wenn Sie Ihre Bestellung bekommen.',
  'pay_later.card_on_site': 'Bitte bezahlen Sie {amount} mit Karte, wenn Sie Ihre Bestellung bekommen.',
  'pay_later.cash_on_delivery': 'Bitte bezahlen Sie {amount} beim Zusteller.',
  'pay_later.invoice': 'Bitte überweisen Sie {amount} bis zum {date}.',
  'pay_later.prepayment':
    'Bitte überweisen Sie {amount} bis zum {date}. Sobald das Geld da ist, beginnen wir mit Ihrer Bestellung.',
  'pay_later.label.holder': 'Empfänger',
  'pay_later.label.iban': 'IBAN',
  'pay_later.label.bic': 'BIC',
  'pay_later.label.amount': 'Betrag',
  'pay_later.label.purpose': 'Verwendungszweck',
} as const;
