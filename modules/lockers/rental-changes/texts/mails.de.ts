export const mailsDe = {
  'mail.rental.surcharge_waived.subject': 'Keine Nachzahlung nötig: Fach {box}',
  'mail.rental.surcharge_waived.text':
    'Guten Tag {name},\n\nwir verzichten auf die Nachzahlung von {amount} für Fach {box} in {location}. Das Fach öffnet sich wieder. Bitte leeren Sie es bald und beenden Sie die Miete.',
  'mail.rental.surcharge_waived.button': 'Zu meiner Miete',
  'mail.rental.cancelled.subject': 'Ihre Buchung von Fach {box} wurde storniert',
  'mail.rental.cancelled.text':
    'Guten Tag {name},\n\nwir mussten Ihre Buchung von Fach {box} in {location} ({from} bis {to}) stornieren.\n\nGrund: {reason}\n\n{money}',
  'mail.rental.cancelled.button': 'Zu meiner Miete',
  'mail.rental.cancelled.money.all':
    'Sie bekommen alles zurück: {amount}, auf dem Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.part':
    'Von {paid}, die Sie bezahlt haben, bekommen Sie {amount} zurück, auf dem Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.none':
    'Die bezahlten {paid} gehen nicht zurück. Haben Sie dazu Fragen, antworten Sie einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.undecided':
    'Bezahlt haben Sie {paid}. Ob davon etwas zurückgeht, ist noch nicht entschieden. Haben Sie dazu Fragen, antworten Sie einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.nothing_paid': 'Kosten entstehen Ihnen dadurch nicht.',
  'mail.rental.swapped.subject': 'Ihr Fach hat jetzt die Nummer {after}',
  'mail.rental.swapped.text':
    'Guten Tag {name},\n\nIhre Miete in {location} ist von Fach {before} in Fach {after} umgezogen, ohne Aufpreis. Link und PIN bleiben gleich, das Ende auch: {to}.\n\nLiegen noch Sachen in Fach {before}? Dann antworten Sie bitte gleich auf diese E-Mail.',
  'mail.rental.swapped.button': 'Fach öffnen',
  'mail.rental.access_revoked.subject': 'Zugriff auf Fach {box} gesperrt',
  'mail.rental.access_revoked.text':
    'Guten Tag {name},\n\nwir haben Ihren Zugriff auf Fach {box} in {location} gesperrt. Link und PIN öffnen es zurzeit nicht.\n\nGrund: {reason}\n\nBitte melden Sie sich bei uns: Antworten Sie einfach auf diese E-Mail.',
  'mail.rental.access_revoked.button': 'Zu meiner Miete',
  'mail.rental.access_restored.subject': 'Zugriff auf Fach {box} wieder frei',
  'mail.rental.access_restored.text':
    'Guten Tag {name},\n\nIhr Zugriff auf Fach {box} in {location} ist wieder frei. Link und PIN gelten wie zuvor, bis {to}.',
  'mail.rental.access_restored.button': 'Fach öffnen',
  'mail.rental.access_renewed.subject': 'Neue Zugangsdaten für Fach {box}',
  'mail.rental.access_renewed.text':
    'Guten Tag {name},\n\nhier sind neue Zugangsdaten für Fach {box} in {location}, gültig bis {to}. Der alte Link und die alte PIN öffnen das Fach nicht mehr.',
  'mail.rental.access_renewed.button': 'Fach öffnen',
  'mail.rental.dates_changed.subject': 'Neue Mietzeit für Fach {box}',
  'mail.rental.dates_changed.text':
    'Guten Tag {name},\n\nwir haben die Zeit Ihrer Miete von Fach {box} in {location} geändert.\n\nBisher: {oldFrom} bis {oldTo}\nJetzt: {from} bis {to}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.dates_changed.button': 'Zu meiner Miete',
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
