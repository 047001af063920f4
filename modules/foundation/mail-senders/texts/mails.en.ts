import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.sender_test.subject': 'Test e-mail of {company}',
  'mail.sender_test.text': `Hello,

this e-mail has arrived: this is how your customers see the sender of {company}.`,
};
