import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.corrected.subject': 'Your order {number} was changed',
  'mail.corrected.text': 'we have changed your order {number}. Reason: {reason}. This is how it looks now:',
};
