/** What customers read in mails. */
export const mailsDe = {
  'mail.appointment.booked.subject': 'Ihr Termin: {service}, {when}',
  'mail.appointment.booked.text': 'Guten Tag {name},\n\nIhr Termin bei {company} ist bestätigt.',
  'mail.appointment.booked.button': 'Termin ansehen oder ändern',
  'mail.appointment.moved.subject': 'Ihr Termin wurde verschoben: {service}, {when}',
  'mail.appointment.moved.text': 'Guten Tag {name},\n\nIhr Termin bei {company} wurde verschoben.',
  'mail.appointment.moved.button': 'Termin ansehen oder ändern',
  'mail.appointment.cancelled.subject': 'Ihr Termin ist abgesagt: {service}, {when}',
  'mail.appointment.cancelled.text': 'Guten Tag {name},\n\ndieser Termin bei {company} ist abgesagt.',
  'mail.appointment.cancelled.button': 'Wieder buchen',
  'mail.appointment.reminder.subject': 'Erinnerung: {service}, {when}',
  'mail.appointment.reminder.text': 'Guten Tag {name},\n\nwir freuen uns auf Ihren Termin bei {company}.',
  'mail.appointment.reminder.button': 'Termin ansehen',
  'mail.appointment.offered.subject': 'Ein Termin ist frei geworden: {service}, {when}',
  'mail.appointment.offered.text':
    'Guten Tag {name},\n\nSie stehen bei {company} auf der Warteliste; eine Zeit ist frei geworden und bis {until} für Sie reserviert. Bestätigen Sie den Termin über die Schaltfläche unten.',
  'mail.appointment.offered.button': 'Termin bestätigen',
  'mail.appointment.facts': '{service} mit {staff}\n{when}',
  'mail.appointment.paid': 'Preis: {price}, bereits bezahlt.',
  'mail.appointment.to_pay': 'Preis: {price}, zahlbar mit der Bestätigung.',
  'mail.appointment.price': 'Preis: {price}, zahlbar vor Ort.',
  'mail.appointment.place': 'Ort: {place}',
  'mail.appointment.deadline':
    'Sie können den Termin bis {hours} Stunden vorher über die Schaltfläche unten verschieben oder absagen.',
  'mail.appointment.unconfirmed.subject': 'Bitte bestätigen: {service}, {when}',
  'mail.appointment.unconfirmed.text':
    'Guten Tag,\n\nfür diese E-Mail-Adresse wurde ein Termin bei {company} gebucht. Die Zeit ist bis {until} reserviert. Bestätigen Sie den Termin über die Schaltfläche unten. Falls Sie nichts gebucht haben, müssen Sie nichts tun.',
  'mail.appointment.unconfirmed.button': 'Termin bestätigen',
} as const;
