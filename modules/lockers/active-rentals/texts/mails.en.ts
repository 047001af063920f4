import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.rental.reminder.subject': 'Your rental ends soon: box {box}',
  'mail.rental.reminder.text':
    'Hello {name},\n\nyour rental of box {box} in {location} ends on {to}.\n\nDo you need the box longer? Then extend it now. Otherwise please pick up your things by then and end the rental on your phone.',
  'mail.rental.reminder.button': 'Extend the rental',
  'mail.rental.end.subject': 'Your time is up: box {box}',
  'mail.rental.end.text':
    'Hello {name},\n\nthe time you booked for box {box} in {location} is over.\n\nUntil {until} the box still opens without an extra payment. {overrun} Please empty the box and end the rental.',
  'mail.rental.end.button': 'To my rental',
  'mail.rental.overrun.subject': 'Extra payment due: box {box}',
  'mail.rental.overrun.text':
    'Hello {name},\n\nyour time for box {box} in {location} ended on {to}. To open the box again an extra payment is needed: {amount} now, and {rate} more with every further started hour.\n\nAfter the payment you open the box as usual.',
  'mail.rental.overrun.button': 'Pay now',
  'mail.rental.owed.subject': 'Open extra payment for box {box}',
  'mail.rental.owed.text':
    'Hello {name},\n\nsomebody has just tried to rent a box with your e-mail address. That is possible again once the extra payment for box {box} in {location} is settled: {amount} at the moment.\n\nIf it was not you, there is nothing to do about the booking.',
  'mail.rental.owed.button': 'Pay now',
  'customer_mail.not_bookable.subject': 'Your booking with {site}',
  'customer_mail.not_bookable.text':
    'somebody has just tried to rent a box from {site} with your e-mail address. Renting is blocked for this address.\n\nIf you would like to know why, reply to this e-mail. If it was not you, there is nothing to do.',
  'mail.rental.extended.subject': 'Extended: box {box} until {to}',
  'mail.rental.extended.text':
    'Hello {name},\n\nyour rental of box {box} in {location} now lasts until {to}. Link and PIN stay the same.\n\n{overrun}',
  'mail.rental.extended.button': 'To my rental',
  'mail.rental.extension_refunded.subject': 'Your extension was no longer possible',
  'mail.rental.extension_refunded.text':
    'Hello {name},\n\nwhen your payment arrived, box {box} in {location} was already taken for that time, or the rental had ended. Your rental still ends on {to}.\n\nYou get {amount} back the way you paid. This may take a few days.',
  'mail.rental.extension_refunded.button': 'To my rental',
  'mail.rental.surcharge_refunded.subject': 'Your extra payment arrived twice',
  'mail.rental.surcharge_refunded.text':
    'Hello {name},\n\nthe extra payment for box {box} in {location} had been made already. You get {amount} back the way you paid. This may take a few days.',
  'mail.rental.surcharge_refunded.button': 'To my rental',
  'mail.rental.ended.subject': 'Thank you! Your rental of box {box} has ended',
  'mail.rental.ended.text': 'Hello {name},\n\nyour rental of box {box} in {location} has ended. Thank you!',
  'mail.rental.ended.button': 'To my rental',
  'mail.rental.ended_owing.subject': 'Thank you! Your rental of box {box} has ended, an extra payment is open',
  'mail.rental.ended_owing.text':
    'Hello {name},\n\nyour rental of box {box} in {location} has ended. Thank you!\n\nThe booked end was {to}. {amount} are still open for the time after it. It will not become more, but you can rent a new box only once it is paid.',
  'mail.rental.ended_owing.button': 'Pay now',
  'mail.rental.ended_by_staff.subject': 'Your rental of box {box} was ended',
  'mail.rental.ended_by_staff.text':
    'Hello {name},\n\nwe have ended your rental of box {box} in {location}.\n\nReason: {reason}\n\nIf you have questions, just answer this e-mail.',
  'mail.rental.ended_by_staff.button': 'To my rental',
  'mail.rental.replaced.subject': 'Your new box: {after}',
  'mail.rental.replaced.text':
    'Hello {name},\n\nthank you for telling us. Instead of box {before} you now have box {after} in {location}, at no extra cost and until {to}. Link and PIN stay the same.\n\nWe will look at box {before}.',
  'mail.rental.replaced.button': 'Open the box',
  'mail.rental.opened_by_staff.subject': 'We opened box {box}',
  'mail.rental.opened_by_staff.text':
    'Hello {name},\n\nwe opened your box {box} in {location}: {at}.\n\nReason: {reason}\n\nIf you have questions, just answer this e-mail.',
  'mail.rental.opened_by_staff.button': 'To my rental',
  'rental.line.extension': 'Extension box {size}, {location}',
  'rental.line.surcharge': 'Extra payment box {size}, {location}',
  'rental.line.charge': 'Price difference box {size}, {location}',
  'rental.line.span': '{from} to {to}, for order {order}',
};
