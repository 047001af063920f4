export const tilesDe = {
  'chat_desk.tile.title': 'Gespräche',
  'chat_desk.tile.info': 'Offene Gespräche mit Kunden, die neuesten zuerst. Ein Klick öffnet das Gespräch.',
} as const;
