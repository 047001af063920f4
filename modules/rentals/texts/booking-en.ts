import type { TextsLike } from '@fachwerk/base/language';
import type { bookingDe } from './booking-de.ts';

export const bookingEn: TextsLike<typeof bookingDe> = {
  'capability.rentals.read': 'See access rights',
  'capability.rentals.edit': 'Change access rights',
  'capability.rentals.refund': 'Refund money and waive extra payments',
  'capability.rentals.feed': 'Manage the key for running rentals',
  'log.rental.started': 'Box {size} was let.',
  'log.rental.moved': 'A rental moved from box {before} to box {after}: the first was not free yet.',
  'log.rental.without_box': 'No box was free for a booked rental.',
  'log.rental.paid_late': 'A payment arrived when no box was free any more. It is refunded.',
  'log.rental.unserved': 'No box became free for a booked rental in time. It is refunded.',
};
