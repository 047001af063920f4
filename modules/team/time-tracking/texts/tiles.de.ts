export const tilesDe = {
  'tile.time_log.title': 'Zeiterfassung',
  'tile.time_log.info': 'Ihre Projekte: Zeit starten und stoppen. Der Prozentwert zeigt das verbrauchte Monatsbudget.',
} as const;
