import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.appointment.booked.subject': 'Dein Termin: {service}, {when}',
  'mail.appointment.booked.text': 'Hallo {name},\n\ndein Termin bei {company} ist bestätigt.',
  'mail.appointment.moved.subject': 'Dein Termin wurde verschoben: {service}, {when}',
  'mail.appointment.moved.text': 'Hallo {name},\n\ndein Termin bei {company} wurde verschoben.',
  'mail.appointment.cancelled.subject': 'Dein Termin ist abgesagt: {service}, {when}',
  'mail.appointment.cancelled.text': 'Hallo {name},\n\ndieser Termin bei {company} ist abgesagt.',
  'mail.appointment.reminder.text': 'Hallo {name},\n\nwir freuen uns auf deinen Termin bei {company}.',
  'mail.appointment.offered.text':
    'Hallo {name},\n\ndu stehst bei {company} auf der Warteliste; eine Zeit ist frei geworden und bis {until} für dich reserviert. Bestätige den Termin über die Schaltfläche unten.',
  'mail.appointment.deadline':
    'Du kannst den Termin bis {hours} Stunden vorher über die Schaltfläche unten verschieben oder absagen.',
  'mail.appointment.unconfirmed.text':
    'Hallo,\n\nfür diese E-Mail-Adresse wurde ein Termin bei {company} gebucht. Die Zeit ist bis {until} reserviert. Bestätige den Termin über die Schaltfläche unten. Falls du nichts gebucht hast, musst du nichts tun.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
