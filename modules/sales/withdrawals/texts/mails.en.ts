import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'withdraw.mail.subject': 'Acknowledgement of receipt: your withdrawal of {date}',
  'withdraw.mail.text':
    'Hello {name},\n\nyour withdrawal reached {site} on {date} at {time}.\n\nContent of your statement:\nI hereby withdraw from the contract named below.\nName: {name}\nEmail address: {email}\nOrder number: {orderNumber}\nWithdrawn from: {subject}\n\nWe will look at the withdrawal and get back to you. Please keep this email.\n\nYou did not send this yourself? Then please reply to this email.',
  'withdraw.mail.bare':
    'Hello,\n\non {date} at {time} a withdrawal under your e-mail address reached {site}. We do not know this address for the order number that was given; we will check the withdrawal and get back to you.\n\nThe content of the declaration with date and time is on the following page for 24 hours. Please save or print it.\n\nYou have not withdrawn from anything? Then there is nothing to do.',
  'withdraw.mail.show': 'See the content',
  'withdraw.answer.subject': 'About your withdrawal (order {orderNumber})',
  'withdraw.canned.accepted':
    'Hello {name},\n\nyour withdrawal of {date} from order {orderNumber} is effective. We will pay the amount back by {due} at the latest, by the means of payment you used.\n\nKind regards\n{site}',
  'withdraw.canned.expired':
    'Hello {name},\n\nyour withdrawal of {date} from order {orderNumber} reached us after the withdrawal period of fourteen days. The contract therefore remains in force. If you have questions, just reply to this email.\n\nKind regards\n{site}',
  'withdraw.canned.used':
    'Hello {name},\n\nyour withdrawal of {date} from order {orderNumber} is effective. As the rental had already begun at your request, we keep the share for the time used and pay the rest back by {due} at the latest.\n\nKind regards\n{site}',
  'withdraw.canned.unknown_order':
    'Hello {name},\n\nwe cannot find an order with the number {orderNumber}. Please look it up in your order confirmation and send us the right number. What counts for the deadline is the receipt of your withdrawal of {date}.\n\nKind regards\n{site}',
};
