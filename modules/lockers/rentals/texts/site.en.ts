import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,
  'rental.data_hold.running_one': 'One rental is still running or yet to begin.',
  'rental.data_hold.running_other': '{count} rentals are still running or yet to begin.',
  'rental.unknown': 'There is no such rental. Please check the link in your e-mail.',
  'rental.size_unavailable': 'Box size not available for the chosen period.',
  'rental.box_unknown': 'There is no box for this code here. Please scan the sticker again.',
  'rental.box_unavailable': 'This box is not free at the moment.',
  'rental.location_closed': 'The location is closed at that time. Please choose a start within opening hours.',
  'rental.ends_after_closing': 'This ends after closing time. Please choose an earlier end, or at least a day.',
  'rental.location_unknown': 'There is no such location.',
  'rental.location_not_on_sale': 'Nothing can be rented at this location at the moment. Please choose another one.',
  'rental.not_priced': 'There is no price for this box size here yet.',
  'rental.starts_in_the_past': 'The start lies in the past.',
  'rental.starts_too_late': 'Booking this far ahead is not possible: one year at most.',
  'rental.too_short': 'This is shorter than the shortest rental at this location.',
  'rental.too_long': 'This exceeds the longest rental at this location.',
  'rental.hold_expired': 'The box was only kept for you for a while. Please choose it again.',
  'rental.contact_needed':
    'Only a few boxes of this size are left. Tell us first who you are, and we will keep one for you.',
  'rental.too_many_held':
    'Many boxes are being held from your connection and have not been paid for. Please pay for those first, or try again in a quarter of an hour.',
};
