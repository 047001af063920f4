/** What customers read in mails. */
export const mailsDe = {
  'mail.appointment.booked.subject': 'Ihr Termin: {service}, {when}',
  'mail.appointment.booked.text': 'Guten Tag {name},\n\nIhr Termin bei {company} steht fest.',
  'mail.appointment.booked.button': 'Termin ansehen oder ändern',
  'mail.appointment.moved.subject': 'Ihr Termin wurde verschoben: {service}, {when}',
  'mail.appointment.moved.text': 'Guten Tag {name},\n\nIhr Termin bei {company} hat eine neue Zeit.',
  'mail.appointment.moved.button': 'Termin ansehen oder ändern',
  'mail.appointment.cancelled.subject': 'Ihr Termin ist abgesagt: {service}, {when}',
  'mail.appointment.cancelled.text': 'Guten Tag {name},\n\ndieser Termin bei {company} findet nicht statt.',
  'mail.appointment.cancelled.button': 'Neuen Termin wählen',
  'mail.appointment.reminder.subject': 'Erinnerung: {service}, {when}',
  'mail.appointment.reminder.text': 'Guten Tag {name},\n\nwir freuen uns auf Ihren Termin bei {company}.',
  'mail.appointment.reminder.button': 'Termin ansehen',
  'mail.appointment.offered.subject': 'Ein Termin ist frei geworden: {service}, {when}',
  'mail.appointment.offered.text':
    'Guten Tag {name},\n\nSie stehen bei {company} auf der Warteliste, und jetzt ist eine Zeit frei geworden. Wir halten sie bis {until} für Sie frei. Bestätigen Sie den Termin mit dem Knopf unten.',
  'mail.appointment.offered.button': 'Termin bestätigen',
  'mail.appointment.facts': '{service} mit {staff}\n{when}',
  'mail.appointment.paid': 'Preis: {price}, schon bezahlt.',
  'mail.appointment.to_pay': 'Preis: {price}, zu bezahlen mit der Bestätigung.',
  'mail.appointment.price': 'Preis: {price}, zu zahlen vor Ort.',
  'mail.appointment.place': 'Ort: {place}',
  'mail.appointment.deadline':
    'Verschieben oder absagen können Sie den Termin selbst bis {hours} Stunden vorher, über den Knopf unten.',
  'mail.appointment.unconfirmed.subject': 'Bitte bestätigen: {service}, {when}',
  'mail.appointment.unconfirmed.text':
    'Guten Tag,\n\nfür diese E-Mail-Adresse wurde ein Termin bei {company} gebucht. Wir halten die Zeit bis {until} frei. Bestätigen Sie den Termin mit dem Knopf unten. Haben Sie nichts gebucht, müssen Sie nichts tun.',
  'mail.appointment.unconfirmed.button': 'Termin bestätigen',
} as const;
