import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'pay_later.cash': 'Bitte zahle {amount} bar bei der Übergabe.',
  'pay_later.card_on_site': 'Bitte zahle {amount} mit Karte bei der Übergabe.',
  'pay_later.cash_on_delivery': 'Bitte zahle {amount} per Nachnahme beim Zusteller.',
  'pay_later.invoice': 'Bitte überweise {amount} bis zum {date}.',
  'pay_later.prepayment':
    'Bitte überweise {amount} bis zum {date}. Wir bearbeiten deine Bestellung nach Zahlungseingang.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
