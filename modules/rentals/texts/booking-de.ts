/** What staff read of a booking. */
export const bookingDe = {
  'capability.rentals.read': 'Zugriffsrechte ansehen',
  'capability.rentals.edit': 'Zugriffsrechte ändern',
  'capability.rentals.refund': 'Geld erstatten und auf Nachzahlungen verzichten',
  'capability.rentals.feed': 'Schlüssel für laufende Mieten verwalten',
  'log.rental.started': 'Fach {size} wurde vermietet.',
  'log.rental.moved': 'Miete zog von Fach {before} in Fach {after}: Das erste war noch nicht frei.',
  'log.rental.without_box': 'Für eine gebuchte Miete war kein Fach frei.',
  'log.rental.paid_late': 'Eine Zahlung kam an, als kein Fach mehr frei war. Sie wird erstattet.',
  'log.rental.unserved': 'Für eine gebuchte Miete wurde bis zuletzt kein Fach frei. Sie wird erstattet.',
} as const;
