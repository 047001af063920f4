export const mailsDe = {
  'mail.rental.reminder.subject': 'Ihre Miete endet bald: Fach {box}',
  'mail.rental.reminder.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} endet am {to}.\n\nWenn Sie das Fach länger brauchen, verlängern Sie die Miete jetzt. Andernfalls leeren Sie das Fach bis dahin und beenden die Miete auf Ihrem Telefon.',
  'mail.rental.reminder.button': 'Miete verlängern',
  'mail.rental.end.subject': 'Ihre Mietzeit ist abgelaufen: Fach {box}',
  'mail.rental.end.text':
    'Guten Tag {name},\n\nIhre gebuchte Zeit für Fach {box} in {location} ist abgelaufen.\n\nBis {until} öffnet sich das Fach ohne Nachzahlung. {overrun} Bitte leeren Sie das Fach und beenden Sie die Miete.',
  'mail.rental.end.button': 'Zu meiner Miete',
  'mail.rental.overrun.subject': 'Nachzahlung fällig: Fach {box}',
  'mail.rental.overrun.text':
    'Guten Tag {name},\n\nIhre Mietzeit für Fach {box} in {location} endete am {to}. Das Fach öffnet sich erst nach einer Nachzahlung: zurzeit {amount}, zuzüglich {rate} je weiterer angefangener Stunde.\n\nNach der Zahlung öffnen Sie das Fach wie gewohnt.',
  'mail.rental.overrun.button': 'Jetzt nachzahlen',
  'mail.rental.owed.subject': 'Offene Nachzahlung für Fach {box}',
  'mail.rental.owed.text':
    'Guten Tag {name},\n\nmit Ihrer E-Mail-Adresse sollte ein Fach gemietet werden. Neue Mieten sind erst möglich, wenn die Nachzahlung für Fach {box} in {location} bezahlt ist: zurzeit {amount}.\n\nFalls Sie nicht selbst gebucht haben, müssen Sie wegen der Buchung nichts tun.',
  'mail.rental.owed.button': 'Jetzt nachzahlen',
  'customer_mail.not_bookable.subject': 'Ihre Buchung bei {site}',
  'customer_mail.not_bookable.text':
    'mit Ihrer E-Mail-Adresse sollte bei {site} ein Fach gemietet werden. Diese Adresse ist für Mieten gesperrt.\n\nDen Grund nennen wir Ihnen auf Anfrage: Antworten Sie auf diese E-Mail. Falls Sie nicht selbst gebucht haben, müssen Sie nichts tun.',
  'mail.rental.extended.subject': 'Verlängert: Fach {box} bis {to}',
  'mail.rental.extended.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} ist bis {to} verlängert. Link und PIN bleiben gleich.\n\n{overrun}',
  'mail.rental.extended.button': 'Zu meiner Miete',
  'mail.rental.extension_refunded.subject': 'Ihre Verlängerung war nicht mehr möglich',
  'mail.rental.extension_refunded.text':
    'Guten Tag {name},\n\nbei Eingang Ihrer Zahlung war Fach {box} in {location} für die gewünschte Zeit bereits vergeben oder die Miete beendet. Ihre Miete endet weiterhin am {to}.\n\nWir erstatten Ihnen {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.extension_refunded.button': 'Zu meiner Miete',
  'mail.rental.surcharge_refunded.subject': 'Erstattung Ihrer doppelten Nachzahlung',
  'mail.rental.surcharge_refunded.text':
    'Guten Tag {name},\n\ndie Nachzahlung für Fach {box} in {location} war bereits bezahlt. Wir erstatten Ihnen {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.surcharge_refunded.button': 'Zu meiner Miete',
  'mail.rental.ended.subject': 'Ihre Miete von Fach {box} ist beendet',
  'mail.rental.ended.text': 'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} ist beendet. Vielen Dank.',
  'mail.rental.ended.button': 'Zu meiner Miete',
  'mail.rental.ended_owing.subject': 'Ihre Miete von Fach {box} ist beendet, eine Nachzahlung ist offen',
  'mail.rental.ended_owing.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} ist beendet. Vielen Dank.\n\nDas gebuchte Ende war {to}. Für die Zeit danach sind {amount} offen. Weitere Kosten entstehen nicht; neue Mieten sind nach der Zahlung möglich.',
  'mail.rental.ended_owing.button': 'Jetzt nachzahlen',
  'mail.rental.ended_by_staff.subject': 'Ihre Miete von Fach {box} wurde beendet',
  'mail.rental.ended_by_staff.text':
    'Guten Tag {name},\n\nwir haben Ihre Miete von Fach {box} in {location} beendet.\n\nGrund: {reason}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.ended_by_staff.button': 'Zu meiner Miete',
  'mail.rental.replaced.subject': 'Ihr neues Fach: {after}',
  'mail.rental.replaced.text':
    'Guten Tag {name},\n\nvielen Dank für Ihre Meldung. Ihr neues Fach in {location} ist Fach {after} statt Fach {before}, ohne Aufpreis und bis {to}. Link und PIN bleiben gleich.\n\nFach {before} wird geprüft.',
  'mail.rental.replaced.button': 'Fach öffnen',
  'mail.rental.opened_by_staff.subject': 'Fach {box} wurde von uns geöffnet',
  'mail.rental.opened_by_staff.text':
    'Guten Tag {name},\n\nwir haben Ihr Fach {box} in {location} geöffnet: {at}.\n\nGrund: {reason}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.opened_by_staff.button': 'Zu meiner Miete',
  'rental.line.extension': 'Verlängerung Fach {size}, {location}',
  'rental.line.surcharge': 'Nachzahlung Fach {size}, {location}',
  'rental.line.charge': 'Mehrpreis Fach {size}, {location}',
  'rental.line.span': '{from} bis {to}, zu Bestellung {order}',
} as const;
