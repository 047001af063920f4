import type { adminDe } from './admin.de.ts';

/** What customers read about error numbers stands here in the formal form; pages say it as their company does. */
export const adminDeDu = {
  'help.no_page': 'Diese Seite fehlt in der Anleitung oder beschreibt einen Bereich ohne dein Zugriffsrecht.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
