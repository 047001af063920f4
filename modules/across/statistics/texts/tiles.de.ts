export const tilesDe = {
  'tile.statistic.title': 'Statistik',
  'tile.statistic.info':
    'Die wichtigsten Zahlen eines Monats im Vergleich zum Vormonat. Jede Zahl öffnet ihre Auswertung.',
} as const;
