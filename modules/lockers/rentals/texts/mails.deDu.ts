import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.access.subject': 'Dein Fach {box}: Zugangsdaten',
  'mail.rental.access.text':
    'Hallo {name},\n\ndein Fach ist bereit:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\n{overrun}\n\nMit der Schaltfläche öffnest du das Fach vom Telefon aus, verlängerst oder beendest die Miete. Bitte gib Link und PIN nicht weiter: Wer sie hat, kann das Fach öffnen.',
  'mail.rental.booked.subject': 'Deine Buchung: Fach {box} ab {from}',
  'mail.rental.booked.text':
    'Hallo {name},\n\ndein Fach ist gebucht:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nBis zum Beginn kannst du auf der Seite deiner Miete kostenlos stornieren.\n\n{overrun}\n\nAb dem Beginn öffnest du das Fach mit der Schaltfläche vom Telefon aus oder mit der PIN am Terminal. Bitte gib beides nicht weiter.',
  'mail.rental.moved.subject': 'Dein Fach hat jetzt die Nummer {box}',
  'mail.rental.moved.text':
    'Hallo {name},\n\ndas Fach {before} ist leider noch nicht frei. Du bekommst dafür dieses, ohne Aufpreis:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nDein Link und deine PIN gelten unverändert weiter.',
  'mail.rental.no_box.text':
    'Hallo {name},\n\nes tut uns sehr leid: Für deine Miete in {location} ({from} bis {to}) ist im Moment kein Fach frei.\n\nWir kümmern uns darum. Wird rechtzeitig eines frei, bekommst du sofort Bescheid. Wenn du nicht warten möchtest, antworte uns kurz: Du erhältst dein Geld zurück.',
  'mail.rental.paid_late.subject': 'Deine Zahlung kam zu spät an: Du bekommst dein Geld zurück',
  'mail.rental.paid_late.text':
    'Hallo {name},\n\ndeine Zahlung zur Bestellung {order} ist bei uns angekommen, als das Fach in {location} schon nicht mehr frei war. Ein anderes der Größe {size} gibt es zu dieser Zeit leider nicht.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental.unserved.subject': 'Dein Geld zur Bestellung {order} kommt zurück',
  'mail.rental.unserved.text':
    'Hallo {name},\n\nfür deine Miete in {location} ({from} bis {to}) ist leider bis zuletzt kein Fach frei geworden. Das hätte nicht passieren dürfen, und es tut uns leid.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental.calendar_text': 'Fach {box} (Größe {size}), Bestellung {order}. Link und PIN stehen in deiner E-Mail.',
};
