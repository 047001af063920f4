export const adminDe = {
  'capability.orders.correct': 'Bestellungen korrigieren',
  'audit.order.corrected': 'Bestellung korrigiert',
  'correction.nothing': 'Es ist nichts geändert.',
  'correction.empty': 'So bliebe nichts übrig. Stornieren Sie die Bestellung stattdessen.',
  'correction.below_zero': 'Der Rabatt wäre größer als das, worauf er gilt. Streichen Sie auch ihn.',
  'correction.only_less':
    'Die Bestellung ist bezahlt oder berechnet. Sie kann nur noch günstiger werden; für mehr nehmen Sie eine neue auf.',
  'correction.being_paid': 'Die Bestellung wird gerade online bezahlt. Warten Sie, bis das entschieden ist.',
  'correction.line_unknown': 'Diese Position lässt sich hier nicht ändern.',
} as const;
