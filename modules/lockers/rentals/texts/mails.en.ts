import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  ...commonEn,
  'rental.line': 'Box {size}, {location}',
  'rental.line_detail_now': '{duration} from payment',
  'rental.line_detail': '{from} to {to}',
  'rental.refund_reason.paid_late': 'The payment arrived when no box was free any more.',
  'rental.refund_reason.unserved': 'No box became free for the booked time.',
  'mail.rental.way': 'Way and map to the location',
  'mail.rental.calendar': 'Box {box}, {location}',
  'mail.rental.calendar_text': 'Box {box} (size {size}), order {order}. Link and PIN are in your email.',
  'mail.rental.to_pay': 'Amount due',
  'mail.rental.pin': 'PIN for the terminal',
  'mail.rental.access.subject': 'Your box {box}: access data',
  'mail.rental.access.text':
    'Hello {name},\n\nyour box is ready:\n\nBox {box} (size {size})\n{location}, {address}\nfrom {from} to {to}\n\n{overrun}\n\nWith the button you open the box from your phone, extend the rental or end it. Please do not pass on the link or the PIN: whoever has them can open the box.',
  'mail.rental.access.button': 'Open the box',
  'mail.rental.booked.subject': 'Your booking: box {box} from {from}',
  'mail.rental.booked.text':
    'Hello {name},\n\nyour box is booked:\n\nBox {box} (size {size})\n{location}, {address}\nfrom {from} to {to}\n\nUntil it begins you can cancel free of charge on the page of your rental.\n\n{overrun}\n\nFrom the start on you open the box with the button from your phone, or with the PIN at the terminal. Please do not pass them on.',
  'mail.rental.booked.button': 'To my rental',
  'mail.rental.moved.subject': 'Your box now has the number {box}',
  'mail.rental.moved.text':
    'Hello {name},\n\nbox {before} is unfortunately not free yet. You get this one instead, at no extra cost:\n\nBox {box} (size {size})\n{location}, {address}\nfrom {from} to {to}\n\nYour link and your PIN stay the same.',
  'mail.rental.moved.button': 'Open the box',
  'mail.rental.no_box.subject': 'Unfortunately no box is free',
  'mail.rental.no_box.text':
    'Hello {name},\n\nwe are very sorry: for your rental in {location} ({from} to {to}) no box is free at the moment.\n\nWe are taking care of it. If one becomes free in time, you will hear from us at once. If you would rather not wait, just answer this mail: you will get your money back.',
  'mail.rental.no_box.button': 'To my rental',
  'mail.rental.paid_late.subject': 'Your payment arrived too late: you get your money back',
  'mail.rental.paid_late.text':
    'Hello {name},\n\nyour payment for order {order} reached us when the box in {location} was no longer free. There is unfortunately no other one of size {size} at that time.\n\nYou get {amount} back the way you paid. This may take a few days.',
  'mail.rental.unserved.subject': 'Your money for order {order} is coming back',
  'mail.rental.unserved.text':
    'Hello {name},\n\nunfortunately no box became free for your rental in {location} ({from} to {to}). This should not have happened, and we are sorry.\n\nYou get {amount} back the way you paid. This may take a few days.',
};
