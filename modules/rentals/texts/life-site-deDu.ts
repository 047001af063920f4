export const lifeSiteDeDu = {
  'mail.rental_life.reminder.subject': 'Deine Miete endet bald: Fach {box}',
  'mail.rental_life.reminder.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} endet am {to}.\n\nBrauchst du das Fach länger? Dann verlängere jetzt. Sonst hol deine Sachen bitte bis dahin ab und beende die Miete auf deinem Telefon.',
  'mail.rental_life.end.subject': 'Deine Mietzeit ist zu Ende: Fach {box}',
  'mail.rental_life.end.text':
    'Hallo {name},\n\ndeine gebuchte Zeit für Fach {box} in {location} ist vorbei.\n\nBis {until} öffnet sich das Fach noch ohne Nachzahlung. Danach kostet jede angefangene Stunde seit dem gebuchten Ende {rate}. Bitte leere das Fach und beende die Miete.',
  'mail.rental_life.overrun.text':
    'Hallo {name},\n\ndeine Mietzeit für Fach {box} in {location} endete am {to}. Damit sich das Fach wieder öffnet, ist eine Nachzahlung nötig: zurzeit {amount}, mit jeder weiteren angefangenen Stunde {rate} mehr.\n\nNach der Zahlung öffnest du das Fach wie gewohnt.',
  'mail.rental_life.extended.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} geht jetzt bis {to}. Link und PIN bleiben gleich.',
  'mail.rental_life.extension_refunded.subject': 'Deine Verlängerung war nicht mehr möglich',
  'mail.rental_life.extension_refunded.text':
    'Hallo {name},\n\nals deine Zahlung ankam, war Fach {box} in {location} für die gewünschte Zeit schon vergeben oder die Miete beendet. Deine Miete endet weiterhin am {to}.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental_life.surcharge_refunded.subject': 'Deine Nachzahlung kam doppelt an',
  'mail.rental_life.surcharge_refunded.text':
    'Hallo {name},\n\ndie Nachzahlung für Fach {box} in {location} war schon geleistet. Du bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental_life.surcharge_waived.text':
    'Hallo {name},\n\nwir verzichten auf die Nachzahlung von {amount} für Fach {box} in {location}. Das Fach öffnet sich wieder. Bitte leere es bald und beende die Miete.',
  'mail.rental_life.ended.subject': 'Danke! Deine Miete von Fach {box} ist beendet',
  'mail.rental_life.ended.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} ist beendet. Vielen Dank!\n\nHat alles geklappt? Über eine kurze Bewertung freuen wir uns.',
  'mail.rental_life.ended_by_staff.subject': 'Deine Miete von Fach {box} wurde beendet',
  'mail.rental_life.ended_by_staff.text':
    'Hallo {name},\n\nwir haben deine Miete von Fach {box} in {location} beendet.\n\nGrund: {reason}\n\nBei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental_life.cancelled.subject': 'Deine Buchung von Fach {box} wurde storniert',
  'mail.rental_life.cancelled.text':
    'Hallo {name},\n\nwir mussten deine Buchung von Fach {box} in {location} ({from} bis {to}) stornieren.\n\nGrund: {reason}\n\nWegen einer Erstattung melden wir uns bei dir.',
  'mail.rental_life.replaced.subject': 'Dein neues Fach: {after}',
  'mail.rental_life.replaced.text':
    'Hallo {name},\n\ndanke für den Hinweis. Statt Fach {before} gehört dir jetzt Fach {after} in {location}, ohne Aufpreis und bis {to}. Link und PIN bleiben gleich.\n\nFach {before} sehen wir uns an.',
  'mail.rental_life.swapped.subject': 'Dein Fach hat jetzt die Nummer {after}',
  'mail.rental_life.swapped.text':
    'Hallo {name},\n\ndeine Miete in {location} ist von Fach {before} in Fach {after} umgezogen, ohne Aufpreis. Link und PIN bleiben gleich, das Ende auch: {to}.\n\nLiegen noch Sachen in Fach {before}? Dann antworte bitte gleich auf diese E-Mail.',
  'mail.rental_life.opened_by_staff.text':
    'Hallo {name},\n\nwir haben dein Fach {box} in {location} geöffnet: {at}.\n\nGrund: {reason}\n\nBei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental_life.access_revoked.text':
    'Hallo {name},\n\nwir haben deinen Zugriff auf Fach {box} in {location} gesperrt. Link und PIN öffnen es zurzeit nicht.\n\nGrund: {reason}\n\nBitte melde dich bei uns: Antworte einfach auf diese E-Mail.',
  'mail.rental_life.access_restored.text':
    'Hallo {name},\n\ndein Zugriff auf Fach {box} in {location} ist wieder frei. Link und PIN gelten wie zuvor, bis {to}.',
  'mail.rental_life.access_renewed.text':
    'Hallo {name},\n\nhier sind neue Zugangsdaten für Fach {box} in {location}, gültig bis {to}. Der alte Link und die alte PIN öffnen das Fach nicht mehr.\n\nDeine neue PIN für das Terminal: {pin}',
  'mail.rental_life.dates_changed.text':
    'Hallo {name},\n\nwir haben die Zeit deiner Miete von Fach {box} in {location} geändert.\n\nBisher: {oldFrom} bis {oldTo}\nJetzt: {from} bis {to}\n\nBei Fragen antworte einfach auf diese E-Mail.',
} as const;
