import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.reminder.subject': 'Deine Miete endet bald: Fach {box}',
  'mail.rental.reminder.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} endet am {to}.\n\nBrauchst du das Fach länger? Dann verlängere jetzt. Sonst hol deine Sachen bitte bis dahin ab und beende die Miete auf deinem Telefon.',
  'mail.rental.end.subject': 'Deine Mietzeit ist zu Ende: Fach {box}',
  'mail.rental.end.text':
    'Hallo {name},\n\ndeine gebuchte Zeit für Fach {box} in {location} ist vorbei.\n\nBis {until} öffnet sich das Fach noch ohne Nachzahlung. {overrun} Bitte leere das Fach und beende die Miete.',
  'mail.rental.overrun.text':
    'Hallo {name},\n\ndeine Mietzeit für Fach {box} in {location} endete am {to}. Damit sich das Fach wieder öffnet, ist eine Nachzahlung nötig: zurzeit {amount}, mit jeder weiteren angefangenen Stunde {rate} mehr.\n\nNach der Zahlung öffnest du das Fach wie gewohnt.',
  'mail.rental.owed.text':
    'Hallo {name},\n\nmit deiner E-Mail-Adresse wollte gerade jemand ein Fach mieten. Das geht erst wieder, wenn die Nachzahlung für Fach {box} in {location} beglichen ist: zurzeit {amount}.\n\nWarst du es nicht, musst du wegen der Buchung nichts tun.',
  'customer_mail.not_bookable.subject': 'Deine Buchung bei {site}',
  'customer_mail.not_bookable.text':
    'mit deiner E-Mail-Adresse wollte gerade jemand bei {site} ein Fach mieten. Für diese Adresse ist das Mieten gesperrt.\n\nWenn du den Grund wissen möchtest, antworte auf diese E-Mail. Warst du es nicht, musst du nichts tun.',
  'mail.rental.extended.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} geht jetzt bis {to}. Link und PIN bleiben gleich.\n\n{overrun}',
  'mail.rental.extension_refunded.subject': 'Deine Verlängerung war nicht mehr möglich',
  'mail.rental.extension_refunded.text':
    'Hallo {name},\n\nals deine Zahlung ankam, war Fach {box} in {location} für die gewünschte Zeit schon vergeben oder die Miete beendet. Deine Miete endet weiterhin am {to}.\n\nDu bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental.surcharge_refunded.subject': 'Deine Nachzahlung kam doppelt an',
  'mail.rental.surcharge_refunded.text':
    'Hallo {name},\n\ndie Nachzahlung für Fach {box} in {location} war schon geleistet. Du bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
  'mail.rental.ended.subject': 'Danke! Deine Miete von Fach {box} ist beendet',
  'mail.rental.ended.text': 'Hallo {name},\n\ndeine Miete von Fach {box} in {location} ist beendet. Vielen Dank!',
  'mail.rental.ended_owing.subject': 'Danke! Deine Miete von Fach {box} ist beendet, eine Nachzahlung ist offen',
  'mail.rental.ended_owing.text':
    'Hallo {name},\n\ndeine Miete von Fach {box} in {location} ist beendet. Vielen Dank!\n\nDas gebuchte Ende war {to}. Für die Zeit danach sind noch {amount} offen. Mehr wird es nicht, doch ein neues Fach kannst du erst mieten, wenn sie bezahlt sind.',
  'mail.rental.ended_by_staff.subject': 'Deine Miete von Fach {box} wurde beendet',
  'mail.rental.ended_by_staff.text':
    'Hallo {name},\n\nwir haben deine Miete von Fach {box} in {location} beendet.\n\nGrund: {reason}\n\nBei Fragen antworte einfach auf diese E-Mail.',
  'mail.rental.replaced.subject': 'Dein neues Fach: {after}',
  'mail.rental.replaced.text':
    'Hallo {name},\n\ndanke für den Hinweis. Statt Fach {before} gehört dir jetzt Fach {after} in {location}, ohne Aufpreis und bis {to}. Link und PIN bleiben gleich.\n\nFach {before} sehen wir uns an.',
  'mail.rental.opened_by_staff.text':
    'Hallo {name},\n\nwir haben dein Fach {box} in {location} geöffnet: {at}.\n\nGrund: {reason}\n\nBei Fragen antworte einfach auf diese E-Mail.',
};
