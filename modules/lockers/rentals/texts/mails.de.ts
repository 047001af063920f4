import { commonDe } from './common.de.ts';

export const mailsDe = {
  ...commonDe,
  'rental.line': 'Fach {size}, {location}',
  'rental.line_detail_now': '{duration} ab Bezahlung',
  'rental.line_detail': '{from} bis {to}',
  'rental.refund_reason.paid_late': 'Bei Zahlungseingang war kein Fach mehr frei.',
  'rental.refund_reason.unserved': 'Für die gebuchte Zeit war kein Fach frei.',
  'mail.rental.way': 'Wegbeschreibung und Karte',
  'mail.rental.calendar': 'Fach {box}, {location}',
  'mail.rental.calendar_text':
    'Fach {box} (Größe {size}), Bestellung {order}. Link und PIN finden Sie in Ihrer E-Mail.',
  'mail.rental.to_pay': 'Offener Betrag',
  'mail.rental.pin': 'PIN für das Terminal',
  'mail.rental.access.subject': 'Ihr Fach {box}: Zugangsdaten',
  'mail.rental.access.text':
    'Guten Tag {name},\n\nIhr Fach ist bereit:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\n{overrun}\n\nMit der Schaltfläche öffnen Sie das Fach vom Telefon aus, verlängern oder beenden die Miete. Bitte geben Sie Link und PIN nicht weiter: Beide öffnen das Fach.',
  'mail.rental.access.button': 'Fach öffnen',
  'mail.rental.booked.subject': 'Ihre Buchung: Fach {box} ab {from}',
  'mail.rental.booked.text':
    'Guten Tag {name},\n\nIhr Fach ist gebucht:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nBis zum Beginn können Sie auf der Seite Ihrer Miete kostenlos stornieren.\n\n{overrun}\n\nAb dem Beginn öffnen Sie das Fach mit der Schaltfläche vom Telefon aus oder mit der PIN am Terminal. Bitte geben Sie beides nicht weiter.',
  'mail.rental.booked.button': 'Zu meiner Miete',
  'mail.rental.moved.subject': 'Ihr neues Fach: {box}',
  'mail.rental.moved.text':
    'Guten Tag {name},\n\nFach {before} ist noch nicht frei. Sie erhalten dafür ohne Aufpreis dieses Fach:\n\nFach {box} (Größe {size})\n{location}, {address}\nvon {from} bis {to}\n\nIhr Link und Ihre PIN gelten unverändert weiter.',
  'mail.rental.moved.button': 'Fach öffnen',
  'mail.rental.no_box.subject': 'Zurzeit ist kein Fach frei',
  'mail.rental.no_box.text':
    'Guten Tag {name},\n\nfür Ihre Miete in {location} ({from} bis {to}) ist zurzeit kein Fach frei. Das tut uns leid.\n\nSobald ein Fach frei wird, informieren wir Sie sofort. Wenn Sie nicht warten möchten, antworten Sie auf diese E-Mail: Wir erstatten Ihnen den Betrag.',
  'mail.rental.no_box.button': 'Zu meiner Miete',
  'mail.rental.paid_late.subject': 'Erstattung: Ihre Zahlung kam zu spät an',
  'mail.rental.paid_late.text':
    'Guten Tag {name},\n\nbei Eingang Ihrer Zahlung zur Bestellung {order} war das Fach in {location} nicht mehr frei. Ein anderes Fach der Größe {size} ist zu dieser Zeit nicht verfügbar.\n\nWir erstatten Ihnen {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'mail.rental.unserved.subject': 'Erstattung zu Ihrer Bestellung {order}',
  'mail.rental.unserved.text':
    'Guten Tag {name},\n\nfür Ihre Miete in {location} ({from} bis {to}) ist bis zuletzt kein Fach frei geworden. Wir bitten um Entschuldigung.\n\nWir erstatten Ihnen {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
} as const;
