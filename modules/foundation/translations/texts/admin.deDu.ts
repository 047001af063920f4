import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'text.changed_meanwhile':
    'Dieser Text wurde inzwischen von jemand anderem geändert. Lade ihn neu und prüfe deinen Wortlaut.',
  'text.empty': 'Bitte gib einen Text ein.',
  'text.foreign_placeholder': 'Unbekannte Platzhalter: {placeholders}. Bitte entferne sie.',
  'text.missing_placeholder': 'Fehlende Platzhalter: {placeholders}. Übernimm sie aus dem ursprünglichen Text.',
  'text.draft_unusable':
    'Der Entwurf ist nicht verwendbar: Ein Platzhalter fehlt, oder er ist zu lang. Versuche es erneut oder schreibe den Text selbst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
