import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'price_group.in_use':
    'Die Preisgruppe „{name}“ wird noch von Standorten oder Fächern benutzt. Gib diesen zuerst eine andere.',
  'price_group.changed_meanwhile':
    'Die Preisgruppe wurde inzwischen von jemand anderem geändert. Verwirf deine Änderungen, dann siehst du den neuen Stand und kannst sie dort eintragen.',
  'box_size.in_use': 'Es gibt Fächer der Größe {code}. Ändere zuerst deren Größe.',
  'box_size.has_prices': 'Für die Größe {code} stehen Preise in einer Preisgruppe. Entferne zuerst diese Preise.',

  'price_groups.no_sizes.text': 'Preise gelten je Fachgröße. Leg fest, welche Größen es gibt.',
  'box_sizes.first': 'Noch gibt es keine Größen. Das ist ein Vorschlag, den du anpassen kannst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
