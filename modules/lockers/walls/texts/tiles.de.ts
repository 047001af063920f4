/** The names of the dashboard's modules; loaded before the modules themselves. */
export const tilesDe = {
  'tile.walls.title': 'Wände',
  'tile.walls.info':
    'Wie viele Fächer an jedem Standort frei, vermietet oder stillgelegt sind. Jede Zahl führt zu ihrer Liste.',
} as const;
