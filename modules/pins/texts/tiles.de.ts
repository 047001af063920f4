export const tilesDe = {
  'pins.tile.title': 'Schnellstart',
  'pins.tile.info':
    'Fragen an Kollegen und Anleitungen mit einem Klick. Was geschrieben wird, steht unter Nachrichten.',
} as const;
