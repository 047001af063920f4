import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'cancellation.reason': 'Cancelled by the customer before it began.',
  'mail.rental.cancelled_by_renter.subject': 'Cancelled: box {box} from {from}',
  'mail.rental.cancelled_by_renter.text':
    'Hello {name},\n\nyour booking of box {box} in {location} ({from} to {to}) is cancelled.\n\nYou get {amount} back the way you paid. This may take a few days; we send you the credit note as soon as the money is on its way.\n\nWas it not you? Then please answer this mail at once.',
  'mail.rental.cancelled_by_renter.button': 'Show the cancellation',
  'mail.rental.cancelled_free.subject': 'Cancelled: box {box} from {from}',
  'mail.rental.cancelled_free.text':
    'Hello {name},\n\nyour booking of box {box} in {location} ({from} to {to}) is cancelled.\n\nWas it not you? Then please answer this mail at once.',
  'mail.rental.cancelled_free.button': 'Show the cancellation',
};
