import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.appointment.booked.subject': 'Il Suo appuntamento: {service}, {when}',
  'mail.appointment.booked.text': 'Buongiorno {name},\n\nil Suo appuntamento da {company} è confermato.',
  'mail.appointment.booked.button': 'Vedere o modificare l’appuntamento',
  'mail.appointment.moved.subject': 'Il Suo appuntamento è stato spostato: {service}, {when}',
  'mail.appointment.moved.text': 'Buongiorno {name},\n\nil Suo appuntamento da {company} ha un nuovo orario.',
  'mail.appointment.moved.button': 'Vedere o modificare l’appuntamento',
  'mail.appointment.cancelled.subject': 'Il Suo appuntamento è disdetto: {service}, {when}',
  'mail.appointment.cancelled.text': 'Buongiorno {name},\n\nquesto appuntamento da {company} non avrà luogo.',
  'mail.appointment.cancelled.button': 'Prenota di nuovo',
  'mail.appointment.reminder.subject': 'Promemoria: {service}, {when}',
  'mail.appointment.reminder.text': 'Buongiorno {name},\n\nLa aspettiamo per il Suo appuntamento da {company}.',
  'mail.appointment.reminder.button': 'Vedere l’appuntamento',
  'mail.appointment.offered.subject': 'Si è liberato un orario: {service}, {when}',
  'mail.appointment.offered.text':
    'Buongiorno {name},\n\nLei è nella lista d’attesa di {company} e si è liberato un orario. Lo teniamo per Lei fino a {until}. Lo confermi con il pulsante qui sotto.',
  'mail.appointment.offered.button': 'Confermare l’appuntamento',
  'mail.appointment.facts': '{service} con {staff}\n{when}',
  'mail.appointment.paid': 'Prezzo: {price}, già pagato.',
  'mail.appointment.to_pay': 'Prezzo: {price}, da pagare con la conferma.',
  'mail.appointment.price': 'Prezzo: {price}, da pagare sul posto.',
  'mail.appointment.place': 'Luogo: {place}',
  'mail.appointment.deadline': 'Può spostarlo o disdirlo fino a {hours} ore prima, con il pulsante qui sotto.',
  'mail.appointment.unconfirmed.subject': 'Da confermare: {service}, {when}',
  'mail.appointment.unconfirmed.text':
    'Buongiorno,\n\nper questo indirizzo e-mail è stato prenotato un appuntamento da {company}. Teniamo l’orario fino a {until}. Lo confermi con il pulsante qui sotto. Se non ha prenotato nulla, non deve fare niente.',
  'mail.appointment.unconfirmed.button': 'Confermare l’appuntamento',
};
