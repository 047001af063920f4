import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'order_entry.blocked': 'Dieser Kunde ist gesperrt. Entscheide, ob du die Bestellung annimmst.',
  'order_entry.type_missing': 'Bitte wähl die Lieferart.',
  'order_entry.total_changed': 'Neuer Betrag: {total}. Informiere den Kunden und nimm die Bestellung dann an.',
  'order_entry.gift_about':
    'Der Gutschein wird nach Zahlungseingang als PDF per E-Mail versendet. Bar- und Kartenzahlungen bestätigst du in der Bestellung.',
  'entry.name_missing': 'Bitte gib den Namen an.',
  'entry.phone_missing': 'Bitte gib eine Telefonnummer für Rückfragen an.',
  'entry.payment_missing': 'Bitte wähl eine Zahlungsart.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
