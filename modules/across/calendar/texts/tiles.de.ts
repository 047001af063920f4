export const tilesDe = {
  'tile.termin.title': 'Termine',
  'tile.termin.info':
    'Ihr Monat: Termine und eigene Aufgaben. Ein Tag zeigt, was ansteht, und nimmt eine neue Aufgabe auf.',
} as const;
