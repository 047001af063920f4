import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.access.subject': 'Dein Fach {box}: Zugangsdaten',
  'mail.rental.access.text':
    'Hallo {name},\n\ndein Fach ist bereit:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\n{overrun}\n\nMit der Schaltfläche öffnest du das Fach vom Telefon aus, verlängerst oder beendest die Miete. Bitte gib Link und PIN nicht weiter: Beide öffnen das Fach.',
  'mail.rental.booked.subject': 'Deine Buchung: Fach {box} ab {from}',
  'mail.rental.booked.text':
    'Hallo {name},\n\ndein Fach ist gebucht:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nBis zum Beginn kannst du auf der Seite deiner Miete kostenlos stornieren.\n\n{overrun}\n\nAb dem Beginn öffnest du das Fach mit der Schaltfläche vom Telefon aus oder mit der PIN am Terminal. Bitte gib beides nicht weiter.',
  'mail.rental.moved.subject': 'Dein neues Fach: {box}',
  'mail.rental.moved.text':
    'Hallo {name},\n\nFach {before} ist noch nicht frei. Du erhältst dafür ohne Aufpreis dieses Fach:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nDein Link und deine PIN gelten unverändert weiter.',
  'mail.rental.no_box.text':
    'Hallo {name},\n\nfür deine Miete in {location} ({from} bis {to}) ist zurzeit kein Fach frei. Das tut uns leid.\n\nSobald ein Fach frei wird, informieren wir dich sofort. Wenn du nicht warten möchtest, antworte auf diese E-Mail: Wir erstatten dir den Betrag.',
  'mail.rental.paid_late.subject': 'Erstattung: Deine Zahlung kam zu spät an',
  'mail.rental.paid_late.text':
    'Hallo {name},\n\nbei Eingang deiner Zahlung zur Bestellung {order} war das Fach in {location} nicht mehr frei. Ein anderes Fach der Größe {size} ist zu dieser Zeit nicht verfügbar.\n\nWir erstatten dir {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.unserved.subject': 'Erstattung zu deiner Bestellung {order}',
  'mail.rental.unserved.text':
    'Hallo {name},\n\nfür deine Miete in {location} ({from} bis {to}) ist bis zuletzt kein Fach frei geworden. Wir bitten um Entschuldigung.\n\nWir erstatten dir {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.calendar_text':
    'Fach {box} (Größe {size}), Bestellung {order}. Link und PIN findest du in deiner E-Mail.',
};
