import { adminDeDu as surveys } from '@fachwerk/surveys/texts/admin.deDu';
import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  ...surveys,

  'surveys.empty.text': 'Frage deine Kunden, was gut war und was besser geht.',
  'surveys.publish.first': 'Speichere zuerst, was geändert ist.',
  'surveys.results.none.text': 'Sobald jemand antwortet, stehen die Ergebnisse hier, ohne dass du die Seite neu lädst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
