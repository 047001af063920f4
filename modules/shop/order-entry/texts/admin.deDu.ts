import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'order_entry.about':
    'Für Anrufer und für alle, die vor dir stehen. Es gelten dieselben Preise und Regeln wie im Shop.',
  'order_entry.blocked': 'Dieser Kunde ist gesperrt. Entscheide, ob du die Bestellung annimmst.',
  'order_entry.type_missing': 'Bitte wähl die Lieferart.',
  'order_entry.total_changed': 'Die Bestellung kostet jetzt {total}. Sag es dem Anrufer und nimm sie dann an.',
  'order_entry.gift_about':
    'Der Gutschein geht als PDF an die E-Mail-Adresse, sobald bezahlt ist. Bar und Karte bestätigst du in der Bestellung.',
  'entry.name_missing': 'Bitte frag nach dem Namen.',
  'entry.phone_missing': 'Bitte frag nach einer Nummer für Rückfragen.',
  'entry.payment_missing': 'Bitte wähl, wie bezahlt wird.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
