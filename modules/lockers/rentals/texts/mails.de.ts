import { commonDe } from './common.de.ts';

export const mailsDe = {
  ...commonDe,
  'rental.line': 'Fach {size}, {location}',
  'rental.line_detail_now': '{duration} ab Bezahlung',
  'rental.line_detail': '{from} bis {to}',
  'rental.refund_reason.paid_late': 'Die Zahlung kam an, als kein Fach mehr frei war.',
  'rental.refund_reason.unserved': 'Für die gebuchte Zeit wurde kein Fach frei.',
  'mail.rental.way': 'Weg und Karte zum Standort',
  'mail.rental.calendar': 'Fach {box}, {location}',
  'mail.rental.calendar_text': 'Fach {box} (Größe {size}), Bestellung {order}. Link und PIN stehen in Ihrer E-Mail.',
  'mail.rental.pin': 'PIN für das Terminal',
  'mail.rental.access.subject': 'Ihr Fach {box}: Zugangsdaten',
  'mail.rental.access.text':
    'Guten Tag {name},\n\nIhr Fach ist für Sie bereit:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\n{overrun}\n\nMit der Schaltfläche öffnen Sie das Fach vom Telefon aus, verlängern oder beenden die Miete. Bitte geben Sie Link und PIN nicht weiter: Wer sie hat, kann das Fach öffnen.',
  'mail.rental.access.button': 'Fach öffnen',
  'mail.rental.booked.subject': 'Ihre Buchung: Fach {box} ab {from}',
  'mail.rental.booked.text':
    'Guten Tag {name},\n\nIhr Fach ist gebucht:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nBis zum Beginn können Sie auf der Seite Ihrer Miete kostenlos stornieren.\n\n{overrun}\n\nAb dem Beginn öffnen Sie das Fach mit der Schaltfläche vom Telefon aus oder mit der PIN am Terminal. Bitte geben Sie beides nicht weiter.',
  'mail.rental.booked.button': 'Zu meiner Miete',
  'mail.rental.moved.subject': 'Ihr Fach hat jetzt die Nummer {box}',
  'mail.rental.moved.text':
    'Guten Tag {name},\n\ndas Fach {before} ist leider noch nicht frei. Sie bekommen dafür dieses, ohne Aufpreis:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nIhr Link und Ihre PIN gelten unverändert weiter.',
  'mail.rental.moved.button': 'Fach öffnen',
  'mail.rental.no_box.subject': 'Leider ist kein Fach frei',
  'mail.rental.no_box.text':
    'Guten Tag {name},\n\nes tut uns sehr leid: Für Ihre Miete in {location} ({from} bis {to}) ist im Moment kein Fach frei.\n\nWir kümmern uns darum. Wird rechtzeitig eines frei, bekommen Sie sofort Bescheid. Wenn Sie nicht warten möchten, antworten Sie uns kurz: Sie erhalten Ihr Geld zurück.',
  'mail.rental.no_box.button': 'Zu meiner Miete',
  'mail.rental.paid_late.subject': 'Ihre Zahlung kam zu spät an: Sie bekommen Ihr Geld zurück',
  'mail.rental.paid_late.text':
    'Guten Tag {name},\n\nIhre Zahlung zur Bestellung {order} ist bei uns angekommen, als das Fach in {location} schon nicht mehr frei war. Ein anderes der Größe {size} gibt es zu dieser Zeit leider nicht.\n\nSie bekommen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'mail.rental.unserved.subject': 'Ihr Geld zur Bestellung {order} kommt zurück',
  'mail.rental.unserved.text':
    'Guten Tag {name},\n\nfür Ihre Miete in {location} ({from} bis {to}) ist leider bis zuletzt kein Fach frei geworden. Das hätte nicht passieren dürfen, und es tut uns leid.\n\nSie bekommen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
} as const;
