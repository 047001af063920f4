export const siteDeDu = {
  'rental.box_unknown': 'Zu diesem Code gibt es hier kein Fach. Bitte scanne den Aufkleber noch einmal.',
  'rental.unknown': 'Diese Miete gibt es nicht. Bitte prüfe den Link aus deiner E-Mail.',
  'rental.location_closed':
    'Zu dieser Zeit ist der Standort geschlossen. Bitte wähle Beginn und Ende innerhalb der Öffnungszeiten.',
  'rental.hold_expired': 'Das Fach war nur für eine Weile für dich zurückgelegt. Bitte wähle es noch einmal aus.',
  'rental.surcharge_due': 'Die Mietzeit ist überschritten. Bitte zahle zuerst nach, dann öffnet sich das Fach wieder.',
  'rental.surcharges_outstanding':
    'Es sind noch Nachzahlungen offen. Bitte begleiche sie, bevor du ein neues Fach mietest.',
  'rental.customer_blocked':
    'Mit dieser E-Mail-Adresse kann zurzeit kein Fach gemietet werden. Bitte wende dich an uns.',
  'rental.access_revoked': 'Der Zugriff auf dieses Fach wurde gesperrt. Bitte wende dich an uns.',
  'rental.door_open': 'Die Tür ist noch offen. Bitte schließe sie.',
  'rental.not_confirmed_empty': 'Bitte bestätige, dass das Fach leer und sauber ist.',
  'rental.reason_missing': 'Bitte gib einen Grund an.',
  'field.pin': 'Bitte gib die sechs Ziffern der PIN ein.',
  'pin.too_many_tries': 'Zu viele falsche PINs. Bitte versuche es in ein paar Minuten noch einmal.',
  'mail.rental_life.access.subject': 'Dein Fach {box}: Zugangsdaten',
  'mail.rental_life.access.text':
    'Hallo {name},\n\ndein Fach ist bereit:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nDeine PIN für das Terminal: {pin}\n\nMit der Schaltfläche öffnest du das Fach vom Telefon aus, verlängerst oder beendest die Miete. Bitte gib Link und PIN nicht weiter: Wer sie hat, kann das Fach öffnen.',
  'mail.rental_life.booked.subject': 'Deine Buchung: Fach {box} ab {from}',
  'mail.rental_life.booked.text':
    'Hallo {name},\n\ndein Fach ist gebucht:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nDeine PIN für das Terminal: {pin}\n\nAb dem Beginn öffnest du das Fach mit der Schaltfläche vom Telefon aus oder mit der PIN am Terminal. Bitte gib beides nicht weiter.',
  'mail.rental_life.moved.subject': 'Dein Fach hat jetzt die Nummer {box}',
  'mail.rental_life.moved.text':
    'Hallo {name},\n\ndas Fach {before} ist leider noch nicht frei. Du bekommst dafür dieses, ohne Aufpreis:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nDein Link und deine PIN gelten unverändert weiter.',
  'mail.rental_life.no_box.text':
    'Hallo {name},\n\nes tut uns sehr leid: Für deine Miete in {location} ({from} bis {to}) ist im Moment kein Fach frei.\n\nWir kümmern uns darum. Wird rechtzeitig eines frei, bekommst du sofort Bescheid. Wenn du nicht warten möchtest, antworte uns kurz: Du erhältst dein Geld zurück.',
  'mail.rental_life.paid_late.subject': 'Deine Zahlung kam zu spät an: Du bekommst dein Geld zurück',
  'mail.rental_life.paid_late.text':
    'Hallo {name},\n\ndeine Zahlung zur Bestellung {order} ist bei uns angekommen, als das Fach in {location} schon nicht mehr frei war. Ein anderes der Größe {size} gibt es zu dieser Zeit leider nicht.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental_life.unserved.subject': 'Dein Geld zur Bestellung {order} kommt zurück',
  'mail.rental_life.unserved.text':
    'Hallo {name},\n\nfür deine Miete in {location} ({from} bis {to}) ist leider bis zuletzt kein Fach frei geworden. Das hätte nicht passieren dürfen, und es tut uns leid.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
} as const;
