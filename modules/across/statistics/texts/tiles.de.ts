export const tilesDe = {
  'tile.statistic.title': 'Statistik',
  'tile.statistic.info':
    'Die wichtigsten Zahlen eines Monats neben dem Monat davor. Jede Zahl führt zu ihrer Auswertung.',
} as const;
