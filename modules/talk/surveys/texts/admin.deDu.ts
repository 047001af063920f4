import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'survey.changed_meanwhile': 'Jemand anderes hat die Umfrage inzwischen geändert. Lade die Seite neu.',
  'surveys.empty.text': 'Frage deine Kunden, was gut war und was besser geht.',
  'surveys.publish.first': 'Speichere zuerst, was geändert ist.',
  'surveys.results.none.text': 'Sobald jemand antwortet, stehen die Ergebnisse hier, ohne dass du die Seite neu lädst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
