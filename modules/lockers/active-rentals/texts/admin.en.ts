import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'log.rental.reminded': 'The renter was reminded of the end of the rental.',
  'log.rental.overrun': 'The rental has run over, an extra payment is due.',
  'log.rental.extended': 'The rental was extended.',
  'log.rental.ended': 'The rental was ended.',
  'log.rental.refunded': 'Money was refunded for the rental.',
  'log.rental.surcharge_paid': 'The extra payment has arrived.',
  'log.rental.reported': 'A customer reported a problem with box {box}.',
  'log.rental.replaced': 'The rental moved from box {before} to box {after}.',
  'rental.reported.not_empty': 'Reported by the renter: not empty',
  'rental.reported.defect': 'Reported by the renter: broken',
  'rental.reported.things_inside': 'Reported by the renter: does not open, things are inside',
  'rental.refund_reason.extension': 'The extension was no longer possible when it was paid.',
  'rental.refund_reason.surcharge': 'The extra payment had been made already.',
  'rental.refund_reason.overlap': 'A part of the time had been paid for already.',
};
