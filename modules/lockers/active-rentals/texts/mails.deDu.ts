import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.reminder.subject': 'Deine Miete endet bald: Fach {box}',
  'mail.rental.reminder.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} endet am {to}.\n\nWenn du das Fach länger brauchst, verlängere die Miete jetzt. Andernfalls leere das Fach bis dahin und beende die Miete auf deinem Telefon.',
  'mail.rental.end.subject': 'Deine Mietzeit ist abgelaufen: Fach {box}',
  'mail.rental.end.text':
    'Hallo {name},\n\ndeine gebuchte Zeit für Fach {box} in {location} ist abgelaufen.\n\nBis {until} öffnet sich das Fach ohne Nachzahlung. {overrun} Bitte leere das Fach und beende die Miete.',
  'mail.rental.overrun.text':
    'Hallo {name},\n\ndeine Mietzeit für Fach {box} in {location} endete am {to}. Das Fach öffnet sich erst nach einer Nachzahlung: zurzeit {amount}, zuzüglich {rate} je weiterer angefangener Stunde.\n\nNach der Zahlung öffnest du das Fach wie gewohnt.',
  'mail.rental.owed.text':
    'Hallo {name},\n\nmit deiner E-Mail-Adresse sollte ein Fach gemietet werden. Neue Mieten sind erst möglich, wenn die Nachzahlung für Fach {box} in {location} bezahlt ist: zurzeit {amount}.\n\nFalls du nicht selbst gebucht hast, musst du wegen der Buchung nichts tun.',
  'customer_mail.not_bookable.subject': 'Deine Buchung bei {site}',
  'customer_mail.not_bookable.text':
    'mit deiner E-Mail-Adresse sollte bei {site} ein Fach gemietet werden. Diese Adresse ist für Mieten gesperrt.\n\nDen Grund nennen wir dir auf Anfrage: Antworte auf diese E-Mail. Falls du nicht selbst gebucht hast, musst du nichts tun.',
  'mail.rental.extended.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} ist bis {to} verlängert. Link und PIN bleiben gleich.\n\n{overrun}',
  'mail.rental.extension_refunded.subject': 'Deine Verlängerung war nicht mehr möglich',
  'mail.rental.extension_refunded.text':
    'Hallo {name},\n\nbei Eingang deiner Zahlung war Fach {box} in {location} für die gewünschte Zeit bereits vergeben oder die Miete beendet. Deine Miete endet weiterhin am {to}.\n\nWir erstatten dir {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.surcharge_refunded.subject': 'Erstattung deiner doppelten Nachzahlung',
  'mail.rental.surcharge_refunded.text':
    'Hallo {name},\n\ndie Nachzahlung für Fach {box} in {location} war bereits bezahlt. Wir erstatten dir {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.ended.subject': 'Deine Miete von Fach {box} ist beendet',
  'mail.rental.ended.text': 'Hallo {name},\n\ndeine Miete von Fach {box} in {location} ist beendet. Vielen Dank.',
  'mail.rental.ended_owing.subject': 'Deine Miete von Fach {box} ist beendet, eine Nachzahlung ist offen',
  'mail.rental.ended_owing.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} ist beendet. Vielen Dank.\n\nDas gebuchte Ende war {to}. Für die Zeit danach sind {amount} offen. Weitere Kosten entstehen nicht; neue Mieten sind nach der Zahlung möglich.',
  'mail.rental.ended_by_staff.subject': 'Deine Miete von Fach {box} wurde beendet',
  'mail.rental.ended_by_staff.text':
    'Hallo {name},\n\nwir haben deine Miete von Fach {box} in {location} beendet.\n\nGrund: {reason}\n\nBei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental.replaced.subject': 'Dein neues Fach: {after}',
  'mail.rental.replaced.text':
    'Hallo {name},\n\nvielen Dank für deine Meldung. Dein neues Fach in {location} ist Fach {after} statt Fach {before}, ohne Aufpreis und bis {to}. Link und PIN bleiben gleich.\n\nFach {before} wird geprüft.',
  'mail.rental.opened_by_staff.text':
    'Hallo {name},\n\nwir haben dein Fach {box} in {location} geöffnet: {at}.\n\nGrund: {reason}\n\nBei Fragen antworte einfach auf diese E-Mail.',
};
