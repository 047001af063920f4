import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.appointment.booked.subject': 'Your appointment: {service}, {when}',
  'mail.appointment.booked.text': 'Hello {name},\n\nyour appointment with {company} is booked.',
  'mail.appointment.booked.button': 'See or change the appointment',
  'mail.appointment.moved.subject': 'Your appointment was moved: {service}, {when}',
  'mail.appointment.moved.text': 'Hello {name},\n\nyour appointment with {company} has a new time.',
  'mail.appointment.moved.button': 'See or change the appointment',
  'mail.appointment.cancelled.subject': 'Your appointment is cancelled: {service}, {when}',
  'mail.appointment.cancelled.text': 'Hello {name},\n\nthis appointment with {company} will not take place.',
  'mail.appointment.cancelled.button': 'Book again',
  'mail.appointment.reminder.subject': 'Reminder: {service}, {when}',
  'mail.appointment.reminder.text': 'Hello {name},\n\nwe look forward to your appointment with {company}.',
  'mail.appointment.reminder.button': 'See the appointment',
  'mail.appointment.offered.subject': 'A time has become free: {service}, {when}',
  'mail.appointment.offered.text':
    'Hello {name},\n\nyou are on the waiting list of {company}, and a time has become free. We keep it for you until {until}. Confirm it with the button below.',
  'mail.appointment.offered.button': 'Confirm the appointment',
  'mail.appointment.facts': '{service} with {staff}\n{when}',
  'mail.appointment.paid': 'Price: {price}, already paid.',
  'mail.appointment.to_pay': 'Price: {price}, to be paid when you confirm.',
  'mail.appointment.price': 'Price: {price}, to be paid on site.',
  'mail.appointment.place': 'Place: {place}',
  'mail.appointment.deadline': 'You can move or cancel it yourself until {hours} hours before, with the button below.',
  'mail.appointment.unconfirmed.subject': 'Please confirm: {service}, {when}',
  'mail.appointment.unconfirmed.text':
    'Hello,\n\nan appointment with {company} was booked for this e-mail address. We keep the time until {until}. Confirm the appointment with the button below. If you have not booked anything, there is nothing to do.',
  'mail.appointment.unconfirmed.button': 'Confirm the appointment',
};
