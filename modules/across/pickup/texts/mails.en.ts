import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.pickup.greeting': 'Hello {name},',
  'mail.pickup.pin': 'Your code at the terminal',
  'mail.pickup.pin_of': 'Box {box}: code {pin}',
  'mail.pickup.phone': 'Questions? Call us: {phone}',
  'mail.pickup.button': 'Open the box',
  'mail.pickup.button_order': 'See the order',
  'mail.pickup.laid.subject': 'Your order {number} is in box {boxes}',
  'mail.pickup.laid.text':
    'Your order {number} from {company} is ready for you: {location}, {address}, box {boxes}. Open the box with the button on your phone when you stand in front of it, or with the code at the terminal. Please collect it by {until}.',
  'mail.pickup.reminder.subject': 'Your order {number} is still waiting in box {boxes}',
  'mail.pickup.reminder.text':
    'Your order {number} is still in box {boxes}: {location}, {address}. Please collect it by {until}. After that we take it out.',
  'mail.pickup.taken_back.subject': 'Your order {number} is not in the box any more',
  'mail.pickup.taken_back.text':
    'We have taken your order {number} out of the box. Reason: {reason}. Please contact {company}: {location}, {address}.',
  'mail.pickup.counter.subject': 'You get your order {number} at the counter',
  'mail.pickup.counter.text':
    'Your order {number} does not go into a box. Reason: {reason}. You get it at the counter of {company}: {location}, {address}.',
};
