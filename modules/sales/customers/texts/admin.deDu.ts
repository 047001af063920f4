import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'customers.merge.none_proposed': 'Keine Dubletten erkannt. Such nach Name, E-Mail-Adresse oder Telefon.',
  'customers.tags.empty': 'Mit Tags gruppierst du Kunden, zum Beispiel „Stammkunde“ oder „Firma“.',
  'customers.tags.first': 'Leg unter „Tags verwalten“ den ersten Tag an.',
  'customers.denied.edit': 'Deine Rolle erlaubt es nicht, Kunden zu bearbeiten.',
  'customers.note.empty.text': 'Interne Hinweise zum Kunden, sichtbar für dein Team.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
