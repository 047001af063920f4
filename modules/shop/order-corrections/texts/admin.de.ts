export const adminDe = {
  'capability.orders.correct': 'Bestellungen korrigieren',
  'audit.order.corrected': 'Bestellung korrigiert',
  'correction.nothing': 'Keine Änderungen.',
  'correction.empty': 'Ohne Positionen bleibt keine Bestellung. Stornieren Sie sie stattdessen.',
  'correction.below_zero': 'Der Rabatt ist höher als der verbleibende Warenwert. Streichen Sie auch ihn.',
  'correction.only_less':
    'Die Bestellung ist bezahlt oder berechnet. Der Betrag kann nur noch sinken; für zusätzliche Positionen nehmen Sie eine neue Bestellung auf.',
  'correction.being_paid': 'Eine Online-Zahlung läuft. Warten Sie das Ergebnis ab.',
  'correction.line_unknown': 'Diese Position lässt sich hier nicht ändern.',
  'correction.too_many': 'Mindestens ein Stück muss bleiben. Streichen Sie sonst die Position.',
} as const;
