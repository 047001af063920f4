import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'link.unknown': 'Das gibt es nicht (mehr), oder Du darfst es nicht sehen.',
  'links.timer.running': 'Deine Zeit läuft gerade: {project}.',
  'links.hidden_one': 'Eine Verknüpfung ist für Dich nicht sichtbar oder nicht mehr da.',
  'links.hidden_other': '{count} Verknüpfungen sind für Dich nicht sichtbar oder nicht mehr da.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
