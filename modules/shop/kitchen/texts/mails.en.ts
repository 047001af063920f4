import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.unaccepted.subject': 'Nobody accepts: {numbers}',
  'mail.unaccepted.text': 'Not accepted for {minutes} minutes: {numbers}. Please open the kitchen.',
  'mail.unaccepted.paused': 'The shop therefore takes no orders for {pause} minutes.',
  'mail.unaccepted.button': 'Open the kitchen',
};
