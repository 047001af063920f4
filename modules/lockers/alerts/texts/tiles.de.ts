/** Said by the frame before the module itself is there. */
export const tilesDe = {
  'alerts.tile.title': 'Meldungen',
  'alerts.tile.info':
    'Offene Meldungen Ihrer Fächer, Steuereinheiten und Terminals nach Priorität, dazu die neuesten. Jede Zahl führt zu ihrer Liste.',
} as const;
