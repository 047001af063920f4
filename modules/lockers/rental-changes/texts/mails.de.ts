export const mailsDe = {
  'mail.rental.surcharge_waived.subject': 'Keine Nachzahlung nötig: Fach {box}',
  'mail.rental.surcharge_waived.text':
    'Guten Tag {name},\n\nwir verzichten auf die Nachzahlung von {amount} für Fach {box} in {location}. Das Fach öffnet sich wieder. Bitte leeren Sie es bald und beenden Sie die Miete.',
  'mail.rental.surcharge_waived.button': 'Zu meiner Miete',
  'mail.rental.cancelled.subject': 'Ihre Buchung von Fach {box} wurde storniert',
  'mail.rental.cancelled.text':
    'Guten Tag {name},\n\nwir mussten Ihre Buchung von Fach {box} in {location} ({from} bis {to}) stornieren.\n\nGrund: {reason}\n\n{money}',
  'mail.rental.cancelled.button': 'Zu meiner Miete',
  'mail.rental.cancelled.money.all':
    'Wir erstatten Ihnen den vollen Betrag von {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.part':
    'Von den bezahlten {paid} erstatten wir Ihnen {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.cancelled.money.none':
    'Die bezahlten {paid} werden nicht erstattet. Bei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.undecided':
    'Bezahlt: {paid}. Über eine Erstattung ist noch nicht entschieden. Bei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.cancelled.money.nothing_paid': 'Ihnen entstehen keine Kosten.',
  'mail.rental.swapped.subject': 'Ihr neues Fach: {after}',
  'mail.rental.swapped.text':
    'Guten Tag {name},\n\nIhre Miete in {location} wurde von Fach {before} in Fach {after} verlegt, ohne Aufpreis. Link, PIN und Mietende ({to}) bleiben gleich.\n\nSind noch Sachen in Fach {before}? Dann antworten Sie bitte sofort auf diese E-Mail.',
  'mail.rental.swapped.button': 'Fach öffnen',
  'mail.rental.access_revoked.subject': 'Zugriff auf Fach {box} gesperrt',
  'mail.rental.access_revoked.text':
    'Guten Tag {name},\n\nwir haben Ihren Zugriff auf Fach {box} in {location} gesperrt. Link und PIN öffnen das Fach zurzeit nicht.\n\nGrund: {reason}\n\nBitte wenden Sie sich an uns, indem Sie auf diese E-Mail antworten.',
  'mail.rental.access_revoked.button': 'Zu meiner Miete',
  'mail.rental.access_restored.subject': 'Zugriff auf Fach {box} freigegeben',
  'mail.rental.access_restored.text':
    'Guten Tag {name},\n\nIhr Zugriff auf Fach {box} in {location} ist freigegeben. Link und PIN gelten wie zuvor bis {to}.',
  'mail.rental.access_restored.button': 'Fach öffnen',
  'mail.rental.access_renewed.subject': 'Neue Zugangsdaten für Fach {box}',
  'mail.rental.access_renewed.text':
    'Guten Tag {name},\n\nIhre neuen Zugangsdaten für Fach {box} in {location} gelten bis {to}. Der bisherige Link und die bisherige PIN sind ungültig.',
  'mail.rental.access_renewed.button': 'Fach öffnen',
  'mail.rental.dates_changed.subject': 'Neue Mietzeit für Fach {box}',
  'mail.rental.dates_changed.text':
    'Guten Tag {name},\n\nwir haben die Zeit Ihrer Miete von Fach {box} in {location} geändert.\n\nBisher: {oldFrom} bis {oldTo}\nNeu: {from} bis {to}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.rental.dates_changed.button': 'Zu meiner Miete',
  'mail.rental.dates_charged.subject': 'Verlängert bis {to}: {amount} offen',
  'mail.rental.dates_charged.text':
    'Guten Tag {name},\n\nIhre Miete von Fach {box} in {location} ist geändert.\n\nBisher: {oldFrom} bis {oldTo}\nNeu: {from} bis {to}\n\nDer Mehrpreis von {amount} ist noch offen. Bis zum bisherigen Ende öffnet sich das Fach wie gewohnt, danach nach der Zahlung.',
  'mail.rental.dates_charged.button': 'Jetzt bezahlen',
  'mail.rental.swap_charged.subject': 'Ihr neues Fach: {after}, {amount} offen',
  'mail.rental.swap_charged.text':
    'Guten Tag {name},\n\nIhre Miete in {location} wurde von Fach {before} in das größere Fach {after} verlegt. Link, PIN und Mietende ({to}) bleiben gleich.\n\nDer Mehrpreis von {amount} ist noch offen. Bis zum Mietende öffnet sich das Fach wie gewohnt, danach nach der Zahlung.\n\nSind noch Sachen in Fach {before}? Dann antworten Sie bitte sofort auf diese E-Mail.',
  'mail.rental.swap_charged.button': 'Jetzt bezahlen',
  'mail.rental.swap_paid.subject': 'Ihr neues Fach: {after}',
  'mail.rental.swap_paid.text':
    'Guten Tag {name},\n\nIhre Miete in {location} wurde von Fach {before} in das größere Fach {after} verlegt. Der Mehrpreis von {amount} ist bezahlt. Link, PIN und Mietende ({to}) bleiben gleich.\n\nSind noch Sachen in Fach {before}? Dann antworten Sie bitte sofort auf diese E-Mail.',
  'mail.rental.swap_paid.button': 'Fach öffnen',
  'mail.rental.pay_link.subject': 'Zahlungslink: {amount} für Fach {box}',
  'mail.rental.pay_link.text':
    'Guten Tag {name},\n\nfür Ihre Miete von Fach {box} in {location} (bis {to}) sind {amount} offen. Über den Link bezahlen Sie, was beim Öffnen noch offen ist.',
  'mail.rental.pay_link.button': 'Jetzt bezahlen',
  'cancellation.reason': 'Vom Kunden vor Beginn storniert.',
  'mail.rental.cancelled_by_renter.subject': 'Storniert: Fach {box} ab {from}',
  'mail.rental.cancelled_by_renter.text':
    'Guten Tag {name},\n\nIhre Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nWir erstatten Ihnen {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern; danach erhalten Sie die Gutschrift per E-Mail.\n\nHaben Sie nicht selbst storniert? Dann antworten Sie bitte sofort auf diese E-Mail.',
  'mail.rental.cancelled_by_renter.button': 'Stornierung ansehen',
  'mail.rental.cancelled_free.subject': 'Storniert: Fach {box} ab {from}',
  'mail.rental.cancelled_free.text':
    'Guten Tag {name},\n\nIhre Buchung von Fach {box} in {location} ({from} bis {to}) ist storniert.\n\nHaben Sie nicht selbst storniert? Dann antworten Sie bitte sofort auf diese E-Mail.',
  'mail.rental.cancelled_free.button': 'Stornierung ansehen',
} as const;
