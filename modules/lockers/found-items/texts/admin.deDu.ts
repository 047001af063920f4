import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'found_item.changed_meanwhile': 'Die Fundsache wurde inzwischen geändert. Lade sie neu.',
  'found_item.renter_denied': 'Für Mieterdaten fehlt dir das Recht.',
  'found_items.renter.hidden': 'Eine Miete ist bekannt. Für Mieterdaten fehlt dir das Recht.',
  'found_items.use.about':
    'Die Fundsache wird verwertet, z. B. verkauft oder gespendet. Der Vorgang steht mit deinem Namen im Verlauf.',
  'found_items.dispose.about': 'Die Fundsache wird entsorgt. Der Vorgang steht mit deinem Namen im Verlauf.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
