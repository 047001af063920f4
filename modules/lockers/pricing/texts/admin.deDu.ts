import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'price_group.in_use':
    'Die Preisgruppe „{name}“ ist Standorten oder Fächern zugeordnet. Ordne diesen zuerst eine andere zu.',
  'price_group.changed_meanwhile':
    'Die Preisgruppe wurde inzwischen von jemand anderem geändert. Verwirf deine Änderungen und trage sie in der neuen Fassung ein.',
  'box_size.in_use': 'Fächer verwenden die Größe {code}. Ändere zuerst deren Größe.',
  'box_size.has_prices': 'Eine Preisgruppe enthält Preise der Größe {code}. Entferne diese zuerst.',

  'price_groups.no_sizes.text': 'Preise gelten je Fachgröße. Leg zuerst die Fachgrößen an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
