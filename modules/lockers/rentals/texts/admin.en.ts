import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.area.rentals': 'Rentals',
  'capability.rentals.read': 'See access rights',
  'capability.rentals.edit': 'Change access rights',
  'capability.rentals.check': 'Release checked boxes',
  'capability.rentals.refund': 'Refund money and waive extra payments',
  'capability.rentals.feed': 'Manage the key for running rentals',
  'log.rental.started': 'Box {size} was let.',
  'log.rental.moved': 'A rental moved from box {before} to box {after}: the first was not free yet.',
  'log.rental.without_box': 'No box was free for a booked rental.',
  'log.rental.paid_late': 'A payment arrived when no box was free any more. It is refunded.',
  'log.rental.unserved': 'No box became free for a booked rental in time. It is refunded.',
  'rental.timeline.started': 'Rental started',
  'rental.timeline.extended': 'Rental extended',
  'rental.timeline.overrun': 'Rental overrun',
  'rental.timeline.charged': 'Price difference charged',
  'rental.timeline.charge_dropped': 'Open price difference dropped',
  'rental.timeline.surcharge_paid': 'Extra payment made',
  'rental.timeline.surcharge_waived': 'Extra payment waived',
  'rental.timeline.replaced': 'Got another box',
  'rental.timeline.access_revoked': 'Access revoked',
  'rental.timeline.ended': 'Rental ended',
  'rental.timeline.cancelled': 'Rental cancelled',
};
