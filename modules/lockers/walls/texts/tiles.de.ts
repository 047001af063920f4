/** The names of the dashboard's modules; loaded before the modules themselves. */
export const tilesDe = {
  'tile.walls.title': 'Wände',
  'tile.walls.info':
    'Freie, vermietete und stillgelegte Fächer je Standort; oben steht, wo am wenigsten frei ist. Jede Zahl führt zu ihrer Liste.',
} as const;
