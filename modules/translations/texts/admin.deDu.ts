import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'text.empty': 'Bitte gib einen Text ein.',
  'text.foreign_placeholder':
    'Diese Platzhalter kennt der ursprüngliche Text nicht: {placeholders}. Bitte nimm sie heraus.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
