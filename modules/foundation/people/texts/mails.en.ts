import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.email_changed.subject': 'Your e-mail address at {company} was changed',
  'mail.email_changed.text': `Hello {name},

your account at {company} now has the e-mail address {newEmail}. The former address {oldEmail} can no longer be used to sign in.

If you know nothing about this, please contact your administrator at once.`,
};
