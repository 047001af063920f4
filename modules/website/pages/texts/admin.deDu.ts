import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'step.website.about': 'Vorlage für Deine Branche wählen, eigene Texte und Bilder einsetzen, veröffentlichen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
