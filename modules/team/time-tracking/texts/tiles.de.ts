export const tilesDe = {
  'tile.time_log.title': 'Zeiterfassung',
  'tile.time_log.info':
    'Ihre Projekte: Zeit starten und stoppen. Die Prozente zeigen, wie weit das Budget des Monats verbraucht ist.',
} as const;
