import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'link.unknown': 'Diesen Eintrag gibt es nicht mehr, oder Dir fehlt die Berechtigung.',
  'links.hidden_one': 'Eine Verknüpfung ist gelöscht oder für Dich nicht sichtbar.',
  'links.hidden_other': '{count} Verknüpfungen sind gelöscht oder für Dich nicht sichtbar.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
