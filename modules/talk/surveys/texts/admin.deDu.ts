import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'survey.changed_meanwhile': 'Jemand anderes hat die Umfrage inzwischen geändert. Lade die Seite neu.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
