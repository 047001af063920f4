export const tilesDe = {
  'tile.termin.title': 'Termine',
  'tile.termin.info':
    'Ihr Monat: Termine und eigene Aufgaben. Ein Klick auf einen Tag zeigt seine Einträge und legt Aufgaben an.',
} as const;
