/** What a renter reads in mails and on invoices, from the first opening to the empty box. */
export const lifeSiteDe = {
  'mail.rental_life.reminder.subject': 'Ihre Miete endet bald: Fach {box}',
  'mail.rental_life.reminder.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} endet am {to}.\n\nBrauchen Sie das Fach länger? Dann verlängern Sie jetzt. Sonst holen Sie Ihre Sachen bitte bis dahin ab und beenden die Miete auf Ihrem Telefon.',
  'mail.rental_life.reminder.button': 'Miete verlängern',
  'mail.rental_life.end.subject': 'Ihre Mietzeit ist zu Ende: Fach {box}',
  'mail.rental_life.end.text':
    'Guten Tag {name},\n\nIhre gebuchte Zeit für Fach {box} in {location} ist vorbei.\n\nBis {until} öffnet sich das Fach noch ohne Nachzahlung. Danach kostet jede angefangene Stunde seit dem gebuchten Ende {rate}. Bitte leeren Sie das Fach und beenden Sie die Miete.',
  'mail.rental_life.end.button': 'Zu meiner Miete',
  'mail.rental_life.overrun.subject': 'Nachzahlung fällig: Fach {box}',
  'mail.rental_life.overrun.text':
    'Guten Tag {name},\n\nIhre Mietzeit für Fach {box} in {location} endete am {to}. Damit sich das Fach wieder öffnet, ist eine Nachzahlung nötig: zurzeit {amount}, mit jeder weiteren angefangenen Stunde {rate} mehr.\n\nNach der Zahlung öffnen Sie das Fach wie gewohnt.',
  'mail.rental_life.overrun.button': 'Jetzt nachzahlen',
  'mail.rental_life.extended.subject': 'Verlängert: Fach {box} bis {to}',
  'mail.rental_life.extended.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} geht jetzt bis {to}. Link und PIN bleiben gleich.',
  'mail.rental_life.extended.button': 'Zu meiner Miete',
  'mail.rental_life.extension_refunded.subject': 'Ihre Verlängerung war nicht mehr möglich',
  'mail.rental_life.extension_refunded.text':
    'Guten Tag {name},\n\nals Ihre Zahlung ankam, war Fach {box} in {location} für die gewünschte Zeit schon vergeben oder die Miete beendet. Ihre Miete endet weiterhin am {to}.\n\nSie bekommen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'mail.rental_life.extension_refunded.button': 'Zu meiner Miete',
  'mail.rental_life.surcharge_refunded.subject': 'Ihre Nachzahlung kam doppelt an',
  'mail.rental_life.surcharge_refunded.text':
    'Guten Tag {name},\n\ndie Nachzahlung für Fach {box} in {location} war schon geleistet. Sie bekommen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'mail.rental_life.surcharge_refunded.button': 'Zu meiner Miete',
  'mail.rental_life.surcharge_waived.subject': 'Keine Nachzahlung nötig: Fach {box}',
  'mail.rental_life.surcharge_waived.text':
    'Guten Tag {name},\n\nwir verzichten auf die Nachzahlung von {amount} für Fach {box} in {location}. Das Fach öffnet sich wieder. Bitte leeren Sie es bald und beenden Sie die Miete.',
  'mail.rental_life.surcharge_waived.button': 'Zu meiner Miete',
  'mail.rental_life.ended.subject': 'Danke! Ihre Miete von Fach {box} ist beendet',
  'mail.rental_life.ended.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} ist beendet. Vielen Dank!\n\nHat alles geklappt? Über eine kurze Bewertung freuen wir uns.',
  'mail.rental_life.ended.button': 'Bewertung schreiben',
  'mail.rental_life.ended_by_staff.subject': 'Ihre Miete von Fach {box} wurde beendet',
  'mail.rental_life.ended_by_staff.text':
    'Guten Tag {name},\n\nwir haben Ihre Miete von Fach {box} in {location} beendet.\n\nGrund: {reason}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental_life.ended_by_staff.button': 'Bewertung schreiben',
  'mail.rental_life.cancelled.subject': 'Ihre Buchung von Fach {box} wurde storniert',
  'mail.rental_life.cancelled.text':
    'Guten Tag {name},\n\nwir mussten Ihre Buchung von Fach {box} in {location} ({from} bis {to}) stornieren.\n\nGrund: {reason}\n\nWegen einer Erstattung melden wir uns bei Ihnen.',
  'mail.rental_life.cancelled.button': 'Zu meiner Miete',
  'mail.rental_life.replaced.subject': 'Ihr neues Fach: {after}',
  'mail.rental_life.replaced.text':
    'Guten Tag {name},\n\ndanke für den Hinweis. Statt Fach {before} gehört Ihnen jetzt Fach {after} in {location}, ohne Aufpreis und bis {to}. Link und PIN bleiben gleich.\n\nFach {before} sehen wir uns an.',
  'mail.rental_life.replaced.button': 'Fach öffnen',
  'mail.rental_life.swapped.subject': 'Ihr Fach hat jetzt die Nummer {after}',
  'mail.rental_life.swapped.text':
    'Guten Tag {name},\n\nIhre Miete in {location} ist von Fach {before} in Fach {after} umgezogen, ohne Aufpreis. Link und PIN bleiben gleich, das Ende auch: {to}.\n\nLiegen noch Sachen in Fach {before}? Dann antworten Sie bitte gleich auf diese E-Mail.',
  'mail.rental_life.swapped.button': 'Fach öffnen',
  'mail.rental_life.opened_by_staff.subject': 'Fach {box} wurde von uns geöffnet',
  'mail.rental_life.opened_by_staff.text':
    'Guten Tag {name},\n\nwir haben Ihr Fach {box} in {location} geöffnet: {at}.\n\nGrund: {reason}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental_life.opened_by_staff.button': 'Zu meiner Miete',
  'mail.rental_life.access_revoked.subject': 'Zugriff auf Fach {box} gesperrt',
  'mail.rental_life.access_revoked.text':
    'Guten Tag {name},\n\nwir haben Ihren Zugriff auf Fach {box} in {location} gesperrt. Link und PIN öffnen es zurzeit nicht.\n\nGrund: {reason}\n\nBitte melden Sie sich bei uns: Antworten Sie einfach auf diese E-Mail.',
  'mail.rental_life.access_revoked.button': 'Zu meiner Miete',
  'mail.rental_life.access_restored.subject': 'Zugriff auf Fach {box} wieder frei',
  'mail.rental_life.access_restored.text':
    'Guten Tag {name},\n\nIhr Zugriff auf Fach {box} in {location} ist wieder frei. Link und PIN gelten wie zuvor, bis {to}.',
  'mail.rental_life.access_restored.button': 'Fach öffnen',
  'mail.rental_life.access_renewed.subject': 'Neue Zugangsdaten für Fach {box}',
  'mail.rental_life.access_renewed.text':
    'Guten Tag {name},\n\nhier sind neue Zugangsdaten für Fach {box} in {location}, gültig bis {to}. Der alte Link und die alte PIN öffnen das Fach nicht mehr.\n\nIhre neue PIN für das Terminal: {pin}',
  'mail.rental_life.access_renewed.button': 'Fach öffnen',
  'mail.rental_life.dates_changed.subject': 'Neue Mietzeit für Fach {box}',
  'mail.rental_life.dates_changed.text':
    'Guten Tag {name},\n\nwir haben die Zeit Ihrer Miete von Fach {box} in {location} geändert.\n\nBisher: {oldFrom} bis {oldTo}\nJetzt: {from} bis {to}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental_life.dates_changed.button': 'Zu meiner Miete',
  'rental.line.extension': 'Verlängerung Fach {size}, {location}',
  'rental.line.surcharge': 'Nachzahlung Fach {size}, {location}',
  'rental.line.span': '{from} bis {to}, zu Bestellung {order}',
  'rental.data_hold.running_one': 'Eine Miete läuft noch oder beginnt erst.',
  'rental.data_hold.running_other': '{count} Mieten laufen noch oder beginnen erst.',
  'rental.data_hold.unpaid_one': 'Eine Nachzahlung ist noch offen.',
  'rental.data_hold.unpaid_other': '{count} Nachzahlungen sind noch offen.',
} as const;
