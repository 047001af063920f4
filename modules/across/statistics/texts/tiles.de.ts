export const tilesDe = {
  'tile.statistic.title': 'Statistik',
  'tile.statistic.info':
    'Die wichtigsten Zahlen eines Monats neben dem Monat davor. Jede Zahl führt zu ihrer Auswertung.',
  'tile.business.title': 'Geschäft im Monat',
  'tile.business.info':
    'Mietumsatz gegen den Vormonat, Auslastung nach Uhrzeit, bester und schwächster Standort. Dieselben Zahlen wie in der Statistik.',
} as const;
