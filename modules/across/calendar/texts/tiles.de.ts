export const tilesDe = {
  'tile.termin.title': 'Termine',
  'tile.termin.info':
    'Ihr Monat: Termine und eigene Aufgaben. Ein Klick auf einen Tag zeigt seine Einträge und legt Aufgaben an.',
  'tile.day.title': 'Termine heute',
  'tile.day.info':
    'Der heutige Tag je Person: Termine, freie Zeiten und nicht erschienene Kunden. Jeder Termin führt in den Kalender.',
} as const;
