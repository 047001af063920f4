import type { TextsLike } from '@fachwerk/base/language';
import type { lifeSiteDe } from './life-site-de.ts';

export const lifeSiteEn: TextsLike<typeof lifeSiteDe> = {
  'mail.rental_life.reminder.subject': 'Your rental ends soon: box {box}',
  'mail.rental_life.reminder.text':
    'Hello {name},\n\nyour rental of box {box} in {location} ends on {to}.\n\nDo you need the box longer? Then extend it now. Otherwise please pick up your things by then and end the rental on your phone.',
  'mail.rental_life.reminder.button': 'Extend the rental',
  'mail.rental_life.end.subject': 'Your time is up: box {box}',
  'mail.rental_life.end.text':
    'Hello {name},\n\nthe time you booked for box {box} in {location} is over.\n\nUntil {until} the box still opens without an extra payment. After that every started hour since the booked end costs {rate}. Please empty the box and end the rental.',
  'mail.rental_life.end.button': 'To my rental',
  'mail.rental_life.overrun.subject': 'Extra payment due: box {box}',
  'mail.rental_life.overrun.text':
    'Hello {name},\n\nyour time for box {box} in {location} ended on {to}. To open the box again an extra payment is needed: {amount} now, and {rate} more with every further started hour.\n\nAfter the payment you open the box as usual.',
  'mail.rental_life.overrun.button': 'Pay now',
  'mail.rental_life.extended.subject': 'Extended: box {box} until {to}',
  'mail.rental_life.extended.text':
    'Hello {name},\n\nyour rental of box {box} in {location} now lasts until {to}. Link and PIN stay the same.',
  'mail.rental_life.extended.button': 'To my rental',
  'mail.rental_life.extension_refunded.subject': 'Your extension was no longer possible',
  'mail.rental_life.extension_refunded.text':
    'Hello {name},\n\nwhen your payment arrived, box {box} in {location} was already taken for that time, or the rental had ended. Your rental still ends on {to}.\n\nYou get {amount} back the way you paid. This may take a few days.',
  'mail.rental_life.extension_refunded.button': 'To my rental',
  'mail.rental_life.surcharge_refunded.subject': 'Your extra payment arrived twice',
  'mail.rental_life.surcharge_refunded.text':
    'Hello {name},\n\nthe extra payment for box {box} in {location} had been made already. You get {amount} back the way you paid. This may take a few days.',
  'mail.rental_life.surcharge_refunded.button': 'To my rental',
  'mail.rental_life.surcharge_waived.subject': 'No extra payment needed: box {box}',
  'mail.rental_life.surcharge_waived.text':
    'Hello {name},\n\nwe waive the extra payment of {amount} for box {box} in {location}. The box opens again. Please empty it soon and end the rental.',
  'mail.rental_life.surcharge_waived.button': 'To my rental',
  'mail.rental_life.ended.subject': 'Thank you! Your rental of box {box} has ended',
  'mail.rental_life.ended.text':
    'Hello {name},\n\nyour rental of box {box} in {location} has ended. Thank you!\n\nDid everything work? We would be glad about a short review.',
  'mail.rental_life.ended.button': 'Write a review',
  'mail.rental_life.ended_by_staff.subject': 'Your rental of box {box} was ended',
  'mail.rental_life.ended_by_staff.text':
    'Hello {name},\n\nwe have ended your rental of box {box} in {location}.\n\nReason: {reason}\n\nIf you have questions, just answer this e-mail.',
  'mail.rental_life.ended_by_staff.button': 'Write a review',
  'mail.rental_life.cancelled.subject': 'Your booking of box {box} was cancelled',
  'mail.rental_life.cancelled.text':
    'Hello {name},\n\nwe had to cancel your booking of box {box} in {location} ({from} to {to}).\n\nReason: {reason}\n\nWe will contact you about a refund.',
  'mail.rental_life.cancelled.button': 'To my rental',
  'mail.rental_life.replaced.subject': 'Your new box: {after}',
  'mail.rental_life.replaced.text':
    'Hello {name},\n\nthank you for telling us. Instead of box {before} you now have box {after} in {location}, at no extra cost and until {to}. Link and PIN stay the same.\n\nWe will look at box {before}.',
  'mail.rental_life.replaced.button': 'Open the box',
  'mail.rental_life.swapped.subject': 'Your box now has the number {after}',
  'mail.rental_life.swapped.text':
    'Hello {name},\n\nyour rental in {location} has moved from box {before} to box {after}, at no extra cost. Link and PIN stay the same, and so does the end: {to}.\n\nAre there still things in box {before}? Then please answer this e-mail right away.',
  'mail.rental_life.swapped.button': 'Open the box',
  'mail.rental_life.opened_by_staff.subject': 'We opened box {box}',
  'mail.rental_life.opened_by_staff.text':
    'Hello {name},\n\nwe opened your box {box} in {location}: {at}.\n\nReason: {reason}\n\nIf you have questions, just answer this e-mail.',
  'mail.rental_life.opened_by_staff.button': 'To my rental',
  'mail.rental_life.access_revoked.subject': 'Access to box {box} blocked',
  'mail.rental_life.access_revoked.text':
    'Hello {name},\n\nwe have blocked your access to box {box} in {location}. Link and PIN do not open it at the moment.\n\nReason: {reason}\n\nPlease contact us: just answer this e-mail.',
  'mail.rental_life.access_revoked.button': 'To my rental',
  'mail.rental_life.access_restored.subject': 'Access to box {box} restored',
  'mail.rental_life.access_restored.text':
    'Hello {name},\n\nyour access to box {box} in {location} is open again. Link and PIN work as before, until {to}.',
  'mail.rental_life.access_restored.button': 'Open the box',
  'mail.rental_life.access_renewed.subject': 'New access data for box {box}',
  'mail.rental_life.access_renewed.text':
    'Hello {name},\n\nhere are new access data for box {box} in {location}, valid until {to}. The old link and the old PIN no longer open the box.\n\nYour new PIN for the terminal: {pin}',
  'mail.rental_life.access_renewed.button': 'Open the box',
  'mail.rental_life.dates_changed.subject': 'New dates for box {box}',
  'mail.rental_life.dates_changed.text':
    'Hello {name},\n\nwe have changed the time of your rental of box {box} in {location}.\n\nBefore: {oldFrom} to {oldTo}\nNow: {from} to {to}\n\nIf you have questions, just answer this e-mail.',
  'mail.rental_life.dates_changed.button': 'To my rental',
  'rental.line.extension': 'Extension box {size}, {location}',
  'rental.line.surcharge': 'Extra payment box {size}, {location}',
  'rental.line.span': '{from} to {to}, for order {order}',
  'rental.data_hold.running_one': 'One rental is still running or yet to begin.',
  'rental.data_hold.running_other': '{count} rentals are still running or yet to begin.',
  'rental.data_hold.unpaid_one': 'One extra payment is outstanding.',
  'rental.data_hold.unpaid_other': '{count} extra payments are outstanding.',
};
