import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.appointment.booked.subject': 'Dein Termin: {service}, {when}',
  'mail.appointment.booked.text': 'Hallo {name},\n\ndein Termin bei {company} steht fest.',
  'mail.appointment.moved.subject': 'Dein Termin wurde verschoben: {service}, {when}',
  'mail.appointment.moved.text': 'Hallo {name},\n\ndein Termin bei {company} hat eine neue Zeit.',
  'mail.appointment.cancelled.subject': 'Dein Termin ist abgesagt: {service}, {when}',
  'mail.appointment.cancelled.text': 'Hallo {name},\n\ndieser Termin bei {company} findet nicht statt.',
  'mail.appointment.reminder.text': 'Hallo {name},\n\nwir freuen uns auf deinen Termin bei {company}.',
  'mail.appointment.offered.text':
    'Hallo {name},\n\ndu stehst bei {company} auf der Warteliste, und jetzt ist eine Zeit frei geworden. Wir halten sie bis {until} für dich frei. Bestätige den Termin mit dem Knopf unten.',
  'mail.appointment.deadline':
    'Verschieben oder absagen kannst du den Termin selbst bis {hours} Stunden vorher, über den Knopf unten.',
  'mail.appointment.unconfirmed.text':
    'Hallo,\n\nfür diese E-Mail-Adresse wurde ein Termin bei {company} gebucht. Wir halten die Zeit bis {until} frei. Bestätige den Termin mit dem Knopf unten. Hast du nichts gebucht, musst du nichts tun.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
