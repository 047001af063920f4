import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.sign_up.confirm.subject': 'Confirm your e-mail address',
  'mail.sign_up.confirm.text': `Hello,

somebody wants to add a company at {company} with this address: {email}

Open the page and confirm there, or enter the code. Both work for {minutes} minutes, and once.

Was it not you? Then there is nothing to do: nothing is added.`,
  'mail.sign_up.confirm.button': 'Open the page',
  'mail.sign_up.code': 'Your code',
  'mail.sign_up.known.subject': 'You have an account already',
  'mail.sign_up.known.text': `Hello,

somebody wanted to add a new company at {company} with your address. But there is an account with {email} already.

Was it you? Then sign in. You can choose a new password on the login page. For another company take another address.

Was it not you? Then there is nothing to do.`,
  'mail.sign_up.known.button': 'To the login',
};
