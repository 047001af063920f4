import type { TextsLike } from '@fachwerk/base/language';
import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginEn: TextsLike<typeof adminLoginDe> = {
  'login.title': 'Admin sign-in',
  'login.title.lost': 'Password recovery',
  'login.email': 'E-mail',
  'login.password': 'Password',
  'login.submit': 'Sign in',
  'login.submit.lost': 'Recover password',
  'login.lost': 'Forgot password?',
  'login.back': 'Back to sign-in',
  'login.lost.help': 'You get a link by e-mail to choose a new password.',
  'login.error': 'The credentials are wrong. Please try again.',
  'login.company': 'This address has accounts at several companies. Which one do you want to sign in to?',
  'login.code': 'Code from your app',
  'login.code.help': 'Six digits. No phone at hand? Then use a recovery code.',
  'login.code.about': 'Your account is protected by a second factor.',
  'login.code.submit': 'Confirm',
  'login.recovery': 'Recovery code',
  'login.recovery.help': 'One of the codes you kept when you set it up.',
  'login.passkey.about':
    'Your account is protected by a passkey. Confirm with it that it is you, or use a recovery code.',
  'login.version': 'Version {version}',
  'login.language': 'Language',
  'login.sent': 'An e-mail is on its way',
  'login.sent.text':
    'If there is an account for {email}, a link arrives shortly. It is valid for 60 minutes and only once.',
  'login.changed': 'Your new password is saved',
  'login.changed.text': 'Sign in with it now.',
  'login.signed_out': 'Signing you out',

  'reset.title': 'New password',
  'reset.help': 'At least 10 characters. Several words that have nothing to do with each other are good.',
  'reset.repeat': 'Repeat password',
  'reset.mismatch': 'Password and repetition do not match.',
};
