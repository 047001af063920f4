import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.rental.surcharge_waived.subject': 'No extra payment needed: box {box}',
  'mail.rental.surcharge_waived.text':
    'Hello {name},\n\nwe waive the extra payment of {amount} for box {box} in {location}. The box opens again. Please empty it soon and end the rental.',
  'mail.rental.surcharge_waived.button': 'To my rental',
  'mail.rental.cancelled.subject': 'Your booking of box {box} was cancelled',
  'mail.rental.cancelled.text':
    'Hello {name},\n\nwe had to cancel your booking of box {box} in {location} ({from} to {to}).\n\nReason: {reason}\n\n{money}',
  'mail.rental.cancelled.button': 'To my rental',
  'mail.rental.cancelled.money.all': 'You get all of it back: {amount}, the way you paid. This can take a few days.',
  'mail.rental.cancelled.money.part':
    'Of the {paid} you paid, {amount} goes back to you, the way you paid. This can take a few days.',
  'mail.rental.cancelled.money.none':
    'The {paid} you paid is not refunded. If you have questions, simply reply to this e-mail.',
  'mail.rental.cancelled.money.undecided':
    'You paid {paid}. Whether any of it is refunded has not been decided yet. If you have questions, simply reply to this e-mail.',
  'mail.rental.cancelled.money.nothing_paid': 'This costs you nothing.',
  'mail.rental.swapped.subject': 'Your box now has the number {after}',
  'mail.rental.swapped.text':
    'Hello {name},\n\nyour rental in {location} has moved from box {before} to box {after}, at no extra cost. Link and PIN stay the same, and so does the end: {to}.\n\nAre there still things in box {before}? Then please answer this e-mail right away.',
  'mail.rental.swapped.button': 'Open the box',
  'mail.rental.access_revoked.subject': 'Access to box {box} blocked',
  'mail.rental.access_revoked.text':
    'Hello {name},\n\nwe have blocked your access to box {box} in {location}. Link and PIN do not open it at the moment.\n\nReason: {reason}\n\nPlease contact us: just answer this e-mail.',
  'mail.rental.access_revoked.button': 'To my rental',
  'mail.rental.access_restored.subject': 'Access to box {box} restored',
  'mail.rental.access_restored.text':
    'Hello {name},\n\nyour access to box {box} in {location} is open again. Link and PIN work as before, until {to}.',
  'mail.rental.access_restored.button': 'Open the box',
  'mail.rental.access_renewed.subject': 'New access data for box {box}',
  'mail.rental.access_renewed.text':
    'Hello {name},\n\nhere are new access data for box {box} in {location}, valid until {to}. The old link and the old PIN no longer open the box.',
  'mail.rental.access_renewed.button': 'Open the box',
  'mail.rental.dates_changed.subject': 'New dates for box {box}',
  'mail.rental.dates_changed.text':
    'Hello {name},\n\nwe have changed the time of your rental of box {box} in {location}.\n\nBefore: {oldFrom} to {oldTo}\nNow: {from} to {to}\n\nIf you have questions, just answer this e-mail.',
  'mail.rental.dates_changed.button': 'To my rental',
  'mail.rental.dates_charged.subject': 'Extended to {to}: {amount} due',
  'mail.rental.dates_charged.text':
    'Hello {name},\n\nyour rental of box {box} at {location} was changed.\n\nBefore: {oldFrom} to {oldTo}\nNow: {from} to {to}\n\nThe price difference of {amount} is due. The box opens as usual until the previous end, and after that once it is paid.',
  'mail.rental.dates_charged.button': 'Pay now',
  'mail.rental.swap_charged.subject': 'Your new box: {after}, {amount} due',
  'mail.rental.swap_charged.text':
    'Hello {name},\n\nyour rental at {location} was moved from box {before} to the larger box {after}. Link, PIN and end ({to}) stay the same.\n\nThe price difference of {amount} is due. The box opens as usual until the end of your rental, and after that once it is paid.\n\nAre things of yours still in box {before}? Then please reply to this e-mail at once.',
  'mail.rental.swap_charged.button': 'Pay now',
  'mail.rental.swap_paid.subject': 'Your new box: {after}',
  'mail.rental.swap_paid.text':
    'Hello {name},\n\nyour rental at {location} was moved from box {before} to the larger box {after}. The price difference of {amount} is paid. Link, PIN and end ({to}) stay the same.\n\nAre things of yours still in box {before}? Then please reply to this e-mail at once.',
  'mail.rental.swap_paid.button': 'Open the box',
  'mail.rental.pay_link.subject': 'Payment link: {amount} for box {box}',
  'mail.rental.pay_link.text':
    'Hello {name},\n\n{amount} are due for your rental of box {box} at {location} (until {to}). The link leads to what is due when you open it.',
  'mail.rental.pay_link.button': 'Pay now',
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
