import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'pay_later.title': 'So bezahlst du',
  'pay_later.cash': 'Bitte bezahle {amount} bar, wenn du deine Bestellung bekommst.',
  'pay_later.card_on_site': 'Bitte bezahle {amount} mit Karte, wenn du deine Bestellung bekommst.',
  'pay_later.cash_on_delivery': 'Bitte bezahle {amount} beim Zusteller.',
  'pay_later.invoice': 'Bitte überweise {amount} bis zum {date}.',
  'pay_later.prepayment':
    'Bitte überweise {amount} bis zum {date}. Sobald das Geld da ist, beginnen wir mit deiner Bestellung.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
