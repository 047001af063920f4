import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'appointment.unknown': 'There is no such appointment.',
  'appointment.service_unknown': 'This service is no longer offered.',
  'appointment.staff_unknown': 'There is no such person here.',
  'appointment.taken': 'This time is no longer free. Please choose another one.',
  'appointment.room_taken': 'No suitable room is free at this time. Please choose another one.',
  'appointment.over': 'This appointment can no longer be changed.',
  'appointment.too_late': 'It is too late to move or cancel online. Please call us.',
  'appointment.not_online': 'This service cannot be booked online. Please call us.',
  'appointment.too_many_from_here':
    'Many appointments were booked from this connection today. Please call us for more.',
  'appointment.too_many': 'Several appointments are already booked with this e-mail address. Please call us for more.',
  'appointment.waiting_already': 'This e-mail address is already on the waiting list.',
  'appointment.ends_before_start': 'The end is before the beginning.',
  'appointment.variant_missing': 'Please choose a variant.',
  'appointment.choice_unknown': 'This choice is no longer offered. Please choose again.',
  'appointment.too_long': 'This span of time is too long.',
  'appointment.not_accepted': 'Please agree to the terms one by one.',
  'appointment.payment_unknown': 'This way to pay is not available. Please choose another one.',
  'appointment.confirmation_expired':
    'This appointment was not confirmed in time, and the time is free again. Please book a new one.',
};
