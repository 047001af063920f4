import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.surcharge_waived.text':
    'Hallo {name},\n\nwir verzichten auf die Nachzahlung von {amount} für Fach {box} in {location}. Das Fach öffnet sich wieder. Bitte leere es bald und beende die Miete.',
  'mail.rental.cancelled.subject': 'Deine Buchung von Fach {box} wurde storniert',
  'mail.rental.cancelled.text':
    'Hallo {name},\n\nwir mussten deine Buchung von Fach {box} in {location} ({from} bis {to}) stornieren.\n\nGrund: {reason}\n\n{money}',
  'mail.rental.cancelled.money.all':
    'Du bekommst alles zurück: {amount}, auf dem Weg, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.part':
    'Von {paid}, die du bezahlt hast, bekommst du {amount} zurück, auf dem Weg, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.none':
    'Die bezahlten {paid} gehen nicht zurück. Hast du dazu Fragen, antworte einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.undecided':
    'Bezahlt hast du {paid}. Ob davon etwas zurückgeht, ist noch nicht entschieden. Hast du dazu Fragen, antworte einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.nothing_paid': 'Kosten entstehen dir dadurch nicht.',
  'mail.rental.swapped.subject': 'Dein Fach hat jetzt die Nummer {after}',
  'mail.rental.swapped.text':
    'Hallo {name},\n\ndeine Miete in {location} ist von Fach {before} in Fach {after} umgezogen, ohne Aufpreis. Link und PIN bleiben gleich, das Ende auch: {to}.\n\nLiegen noch Sachen in Fach {before}? Dann antworte bitte gleich auf diese E-Mail.',
  'mail.rental.access_revoked.text':
    'Hallo {name},\n\nwir haben deinen Zugriff auf Fach {box} in {location} gesperrt. Link und PIN öffnen es zurzeit nicht.\n\nGrund: {reason}\n\nBitte melde dich bei uns: Antworte einfach auf diese E-Mail.',
  'mail.rental.access_restored.text':
    'Hallo {name},\n\ndein Zugriff auf Fach {box} in {location} ist wieder frei. Link und PIN gelten wie zuvor, bis {to}.',
  'mail.rental.access_renewed.text':
    'Hallo {name},\n\nhier sind neue Zugangsdaten für Fach {box} in {location}, gültig bis {to}. Der alte Link und die alte PIN öffnen das Fach nicht mehr.',
  'mail.rental.dates_changed.text':
    'Hallo {name},\n\nwir haben die Zeit deiner Miete von Fach {box} in {location} geändert.\n\nBisher: {oldFrom} bis {oldTo}\nJetzt: {from} bis {to}\n\nBei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental.cancelled_by_renter.text':
    'Hallo {name},\n\ndeine Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern; die Gutschrift schicken wir dir, sobald das Geld unterwegs ist.\n\nWarst du das nicht? Dann antworte bitte gleich auf diese E-Mail.',
  'mail.rental.cancelled_free.text':
    'Hallo {name},\n\ndeine Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nWarst du das nicht? Dann antworte bitte gleich auf diese E-Mail.',
};
