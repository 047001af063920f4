import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'customer_mail.login.subject': 'Your link to sign in at {site}',
  'customer_mail.login.text':
    'This link signs you in at {site}. It works for {minutes} minutes and once.\n\nOr enter this code on the page: {code}\n\nYou did not want to sign in? Then there is nothing to do.',
  'customer_mail.login.button': 'Sign in',
};
