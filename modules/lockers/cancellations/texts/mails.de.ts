export const mailsDe = {
  'cancellation.reason': 'Vom Kunden vor Beginn storniert.',
  'mail.rental.cancelled_by_renter.subject': 'Storniert: Fach {box} ab {from}',
  'mail.rental.cancelled_by_renter.text':
    'Guten Tag {name},\n\nIhre Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nSie bekommen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern; die Gutschrift schicken wir Ihnen, sobald das Geld unterwegs ist.\n\nWaren Sie das nicht? Dann antworten Sie bitte gleich auf diese E-Mail.',
  'mail.rental.cancelled_by_renter.button': 'Stornierung ansehen',
  'mail.rental.cancelled_free.subject': 'Storniert: Fach {box} ab {from}',
  'mail.rental.cancelled_free.text':
    'Guten Tag {name},\n\nIhre Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nWaren Sie das nicht? Dann antworten Sie bitte gleich auf diese E-Mail.',
  'mail.rental.cancelled_free.button': 'Stornierung ansehen',
} as const;
