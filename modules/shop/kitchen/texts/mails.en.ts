import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.unaccepted.subject': 'Nobody accepts: {numbers}',
  'mail.unaccepted.text':
    'For {minutes} minutes an order has been waiting for somebody to accept it: {numbers}. Please look at the kitchen.',
  'mail.unaccepted.paused': 'The shop therefore takes no orders for {pause} minutes.',
  'mail.unaccepted.button': 'Open the kitchen',
};
