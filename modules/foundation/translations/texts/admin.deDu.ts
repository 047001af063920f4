import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'text.changed_meanwhile':
    'Diesen Text hat inzwischen jemand anders geändert. Lade ihn neu und prüfe, ob dein Wortlaut noch passt.',
  'text.empty': 'Bitte gib einen Text ein.',
  'text.foreign_placeholder':
    'Diese Platzhalter kennt der ursprüngliche Text nicht: {placeholders}. Bitte nimm sie heraus.',
  'text.missing_placeholder':
    'Diese Platzhalter fehlen: {placeholders}. Setze sie so ein, wie sie im ursprünglichen Text stehen.',
  'text.draft_unusable':
    'Der Entwurf passt nicht zu diesem Text: Ihm fehlt ein Platzhalter, oder er ist zu lang. Versuche es noch einmal, oder schreibe ihn selbst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
