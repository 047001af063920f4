import type { adminDe } from './admin.de.ts';

/** What customers read about error numbers stands here in the formal form; pages say it as their company does. */
export const adminDeDu = {
  'help.no_page': 'Diese Seite gibt es in der Anleitung nicht, oder sie beschreibt etwas, das du nicht öffnen darfst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
