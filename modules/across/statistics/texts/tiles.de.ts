export const tilesDe = {
  'tile.statistic.title': 'Statistik',
  'tile.statistic.info':
    'Die wichtigsten Zahlen eines Monats im Vergleich zum Vormonat. Jede Zahl öffnet ihre Auswertung.',
  'tile.business.title': 'Geschäft im Monat',
  'tile.business.info':
    'Mietumsatz gegen den Vormonat, Auslastung nach Uhrzeit, bester und schwächster Standort. Dieselben Zahlen wie in der Statistik.',
} as const;
