export const mailsDe = {
  'mail.rental.reminder.subject': 'Ihre Miete endet bald: Fach {box}',
  'mail.rental.reminder.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} endet am {to}.\n\nBrauchen Sie das Fach länger? Dann verlängern Sie jetzt. Sonst holen Sie Ihre Sachen bitte bis dahin ab und beenden die Miete auf Ihrem Telefon.',
  'mail.rental.reminder.button': 'Miete verlängern',
  'mail.rental.end.subject': 'Ihre Mietzeit ist zu Ende: Fach {box}',
  'mail.rental.end.text':
    'Guten Tag {name},\n\nIhre gebuchte Zeit für Fach {box} in {location} ist vorbei.\n\nBis {until} öffnet sich das Fach noch ohne Nachzahlung. {overrun} Bitte leeren Sie das Fach und beenden Sie die Miete.',
  'mail.rental.end.button': 'Zu meiner Miete',
  'mail.rental.overrun.subject': 'Nachzahlung fällig: Fach {box}',
  'mail.rental.overrun.text':
    'Guten Tag {name},\n\nIhre Mietzeit für Fach {box} in {location} endete am {to}. Damit sich das Fach wieder öffnet, ist eine Nachzahlung nötig: zurzeit {amount}, mit jeder weiteren angefangenen Stunde {rate} mehr.\n\nNach der Zahlung öffnen Sie das Fach wie gewohnt.',
  'mail.rental.overrun.button': 'Jetzt nachzahlen',
  'mail.rental.owed.subject': 'Offene Nachzahlung für Fach {box}',
  'mail.rental.owed.text':
    'Guten Tag {name},\n\nmit Ihrer E-Mail-Adresse wollte gerade jemand ein Fach mieten. Das geht erst wieder, wenn die Nachzahlung für Fach {box} in {location} beglichen ist: zurzeit {amount}.\n\nWaren Sie es nicht, müssen Sie wegen der Buchung nichts tun.',
  'mail.rental.owed.button': 'Jetzt nachzahlen',
  'customer_mail.not_bookable.subject': 'Ihre Buchung bei {site}',
  'customer_mail.not_bookable.text':
    'mit Ihrer E-Mail-Adresse wollte gerade jemand bei {site} ein Fach mieten. Für diese Adresse ist das Mieten gesperrt.\n\nWenn Sie den Grund wissen möchten, antworten Sie auf diese E-Mail. Waren Sie es nicht, müssen Sie nichts tun.',
  'mail.rental.extended.subject': 'Verlängert: Fach {box} bis {to}',
  'mail.rental.extended.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} geht jetzt bis {to}. Link und PIN bleiben gleich.\n\n{overrun}',
  'mail.rental.extended.button': 'Zu meiner Miete',
  'mail.rental.extension_refunded.subject': 'Ihre Verlängerung war nicht mehr möglich',
  'mail.rental.extension_refunded.text':
    'Guten Tag {name},\n\nals Ihre Zahlung ankam, war Fach {box} in {location} für die gewünschte Zeit schon vergeben oder die Miete beendet. Ihre Miete endet weiterhin am {to}.\n\nSie bekommen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'mail.rental.extension_refunded.button': 'Zu meiner Miete',
  'mail.rental.surcharge_refunded.subject': 'Ihre Nachzahlung kam doppelt an',
  'mail.rental.surcharge_refunded.text':
    'Guten Tag {name},\n\ndie Nachzahlung für Fach {box} in {location} war schon geleistet. Sie bekommen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'mail.rental.surcharge_refunded.button': 'Zu meiner Miete',
  'mail.rental.ended.subject': 'Danke! Ihre Miete von Fach {box} ist beendet',
  'mail.rental.ended.text': 'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} ist beendet. Vielen Dank!',
  'mail.rental.ended.button': 'Zu meiner Miete',
  'mail.rental.ended_owing.subject': 'Danke! Ihre Miete von Fach {box} ist beendet, eine Nachzahlung ist offen',
  'mail.rental.ended_owing.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} ist beendet. Vielen Dank!\n\nDas gebuchte Ende war {to}. Für die Zeit danach sind noch {amount} offen. Mehr wird es nicht, doch ein neues Fach können Sie erst mieten, wenn sie bezahlt sind.',
  'mail.rental.ended_owing.button': 'Jetzt nachzahlen',
  'mail.rental.ended_by_staff.subject': 'Ihre Miete von Fach {box} wurde beendet',
  'mail.rental.ended_by_staff.text':
    'Guten Tag {name},\n\nwir haben Ihre Miete von Fach {box} in {location} beendet.\n\nGrund: {reason}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.ended_by_staff.button': 'Zu meiner Miete',
  'mail.rental.replaced.subject': 'Ihr neues Fach: {after}',
  'mail.rental.replaced.text':
    'Guten Tag {name},\n\ndanke für den Hinweis. Statt Fach {before} gehört Ihnen jetzt Fach {after} in {location}, ohne Aufpreis und bis {to}. Link und PIN bleiben gleich.\n\nFach {before} sehen wir uns an.',
  'mail.rental.replaced.button': 'Fach öffnen',
  'mail.rental.opened_by_staff.subject': 'Fach {box} wurde von uns geöffnet',
  'mail.rental.opened_by_staff.text':
    'Guten Tag {name},\n\nwir haben Ihr Fach {box} in {location} geöffnet: {at}.\n\nGrund: {reason}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.opened_by_staff.button': 'Zu meiner Miete',
  'rental.line.extension': 'Verlängerung Fach {size}, {location}',
  'rental.line.surcharge': 'Nachzahlung Fach {size}, {location}',
  'rental.line.span': '{from} bis {to}, zu Bestellung {order}',
} as const;
