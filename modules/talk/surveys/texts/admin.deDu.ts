import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'survey.changed_meanwhile': 'Die Umfrage wurde inzwischen von jemand anderem geändert. Lade die Seite neu.',
  'surveys.empty.text': 'Frage deine Kunden nach ihrer Zufriedenheit und nach Verbesserungen.',
  'surveys.publish.first': 'Speichere zuerst deine Änderungen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
