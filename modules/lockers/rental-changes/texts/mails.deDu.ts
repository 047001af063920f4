import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.surcharge_waived.text':
    'Hallo {name},\n\nwir verzichten auf die Nachzahlung von {amount} für Fach {box} in {location}. Das Fach öffnet sich wieder. Bitte leere es bald und beende die Miete.',
  'mail.rental.cancelled.subject': 'Deine Buchung von Fach {box} wurde storniert',
  'mail.rental.cancelled.text':
    'Hallo {name},\n\nwir mussten deine Buchung von Fach {box} in {location} ({from} bis {to}) stornieren.\n\nGrund: {reason}\n\n{money}',
  'mail.rental.cancelled.money.all':
    'Wir erstatten dir den vollen Betrag von {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.part':
    'Von den bezahlten {paid} erstatten wir dir {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.none':
    'Die bezahlten {paid} werden nicht erstattet. Bei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.undecided':
    'Bezahlt: {paid}. Über eine Erstattung ist noch nicht entschieden. Bei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.nothing_paid': 'Dir entstehen keine Kosten.',
  'mail.rental.dates_charged.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} ist geändert.\n\nBisher: {oldFrom} bis {oldTo}\nNeu: {from} bis {to}\n\nDer Mehrpreis von {amount} ist noch offen. Bis zum bisherigen Ende öffnet sich das Fach wie gewohnt, danach nach der Zahlung.',
  'mail.rental.swap_charged.subject': 'Dein neues Fach: {after}, {amount} offen',
  'mail.rental.swap_charged.text':
    'Hallo {name},\n\ndeine Miete in {location} wurde von Fach {before} in das größere Fach {after} verlegt. Link, PIN und Mietende ({to}) bleiben gleich.\n\nDer Mehrpreis von {amount} ist noch offen. Bis zum Mietende öffnet sich das Fach wie gewohnt, danach nach der Zahlung.\n\nSind noch Sachen in Fach {before}? Dann antworte bitte sofort auf diese E-Mail.',
  'mail.rental.swap_paid.subject': 'Dein neues Fach: {after}',
  'mail.rental.swap_paid.text':
    'Hallo {name},\n\ndeine Miete in {location} wurde von Fach {before} in das größere Fach {after} verlegt. Der Mehrpreis von {amount} ist bezahlt. Link, PIN und Mietende ({to}) bleiben gleich.\n\nSind noch Sachen in Fach {before}? Dann antworte bitte sofort auf diese E-Mail.',
  'mail.rental.pay_link.text':
    'Hallo {name},\n\nfür deine Miete von Fach {box} in {location} (bis {to}) sind {amount} offen. Über den Link bezahlst du, was beim Öffnen noch offen ist.',
  'mail.rental.swapped.subject': 'Dein neues Fach: {after}',
  'mail.rental.swapped.text':
    'Hallo {name},\n\ndeine Miete in {location} wurde von Fach {before} in Fach {after} verlegt, ohne Aufpreis. Link, PIN und Mietende ({to}) bleiben gleich.\n\nSind noch Sachen in Fach {before}? Dann antworte bitte sofort auf diese E-Mail.',
  'mail.rental.access_revoked.text':
    'Hallo {name},\n\nwir haben deinen Zugriff auf Fach {box} in {location} gesperrt. Link und PIN öffnen das Fach zurzeit nicht.\n\nGrund: {reason}\n\nBitte wende dich an uns, indem du auf diese E-Mail antwortest.',
  'mail.rental.access_restored.text':
    'Hallo {name},\n\ndein Zugriff auf Fach {box} in {location} ist freigegeben. Link und PIN gelten wie zuvor bis {to}.',
  'mail.rental.access_renewed.text':
    'Hallo {name},\n\ndeine neuen Zugangsdaten für Fach {box} in {location} gelten bis {to}. Der bisherige Link und die bisherige PIN sind ungültig.',
  'mail.rental.dates_changed.text':
    'Hallo {name},\n\nwir haben die Zeit deiner Miete von Fach {box} in {location} geändert.\n\nBisher: {oldFrom} bis {oldTo}\nNeu: {from} bis {to}\n\nBei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental.cancelled_by_renter.text':
    'Hallo {name},\n\ndeine Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nWir erstatten dir {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern; danach erhältst du die Gutschrift per E-Mail.\n\nHast du nicht selbst storniert? Dann antworte bitte sofort auf diese E-Mail.',
  'mail.rental.cancelled_free.text':
    'Hallo {name},\n\ndeine Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nHast du nicht selbst storniert? Dann antworte bitte sofort auf diese E-Mail.',
};
