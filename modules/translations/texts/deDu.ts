export const deDu = {
  'text.empty': 'Bitte gib einen Text ein.',
  'text.foreign_placeholder':
    'Diese Platzhalter kennt der ursprüngliche Text nicht: {placeholders}. Bitte nimm sie heraus.',
} as const;
