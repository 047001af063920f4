export const tilesDe = {
  'pins.tile.title': 'Schnellstart',
  'pins.tile.info':
    'Fragen an Kollegen, Dialoge, Karten aus Vorlagen und Anleitungen mit einem Klick. Die Gespräche finden Sie unter Nachrichten.',
} as const;
