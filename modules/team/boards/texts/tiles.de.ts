/** Said by the frame before the module itself is there. */
export const tilesDe = {
  'desk.tile.title': 'Nachrichten aus den Boards',
  'desk.tile.info': 'Offene Karten je Spalte. Jede Zeile öffnet ihr Board.',
  'mine.tile.title': 'Für mich',
  'mine.tile.info': 'Ihre Karten auf allen Boards, fällige zuerst. Jede Zeile führt zu ihrer Karte.',
} as const;
