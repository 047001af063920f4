import type { TextsLike } from '@fachwerk/base/language';
import type { authDe } from './auth-de.ts';

export const authEn: TextsLike<typeof authDe> = {
  'auth.wrong_credentials': 'These sign-in details are wrong. Please try again.',
  'auth.code_required': 'Please enter the code from your authenticator app.',
  'auth.code_wrong':
    'This code is wrong or was used before. Wait for the next code of the app, or use a recovery code.',
  'auth.too_many_tries': 'Too many tries. Please try again in {minutes} min.',
  'auth.session_over': 'Your session is over. Please sign in again.',
  'auth.reset_link_invalid':
    'This link is no longer valid, or the e-mail address does not belong to it. Check the address, or ask for a new link on the sign-in page.',

  'password.too_short': 'The password is too short. It needs at least 10 characters.',
  'password.too_common': 'This password is easy to guess. Try several words that have nothing to do with each other.',
  'password.contains_name': 'The password contains your name or e-mail address. Please choose another one.',
  'password.wrong': 'This is not your current password. Please try again.',

  'second_factor.already_on': 'The second factor is already on.',
  'second_factor.not_begun': 'Please set up the second factor in your app first.',
  'second_factor.code_wrong':
    'This code is wrong. Check that the clock of your phone is right, and enter the next code.',
  'second_factor.demanded': 'Your company demands a second factor, so it cannot be turned off.',
  'second_factor.own': 'You change your own second factor in the settings, where the password is asked for too.',
  'session.unknown': 'This session does not exist, or no longer.',

  'mail.welcome.subject': 'Your access to {company}',
  'mail.welcome.text': `Hello {name},

{company} has set up an account for you. You sign in with this e-mail address: {email}

Choose your password now. The link is valid for {days} days and works once. If it has expired, you get a new one by “Forgot your password?” on the sign-in page.`,
  'mail.welcome.button': 'Choose a password',

  'mail.reset.subject': 'New password for {company}',
  'mail.reset.text': `Hello {name},

a new password was asked for your account at {company}. The link is valid for {minutes} minutes and works once.

Was it not you? Then there is nothing to do: your password stays as it is.`,
  'mail.reset.button': 'Choose a new password',

  'mail.password_changed.subject': 'Your password at {company} was changed',
  'mail.password_changed.text': `Hello {name},

the password of your account at {company} was changed just now. You are signed out on other devices.

Was it not you? Then ask for a new password on the sign-in page at once, and tell your administrator.`,

  'mail.second_factor_on.subject': 'Second factor at {company} turned on',
  'mail.second_factor_on.text': `Hello {name},

a second factor was turned on for your account at {company} just now. From now on, signing in also takes a code from your app.

Was it not you? Then tell your administrator at once.`,

  'mail.second_factor_off.subject': 'Second factor at {company} turned off',
  'mail.second_factor_off.text': `Hello {name},

the second factor of your account at {company} was turned off just now. The password alone is enough to sign in.

Was it not you? Then change your password at once, and tell your administrator.`,

  'audit.user.signed_in': 'Signed in',
  'audit.user.second_factor_failed': 'Wrong code of the second factor',
  'audit.user.second_factor_on': 'Second factor turned on',
  'audit.user.second_factor_off': 'Second factor turned off',
  'audit.user.password_changed': 'Password changed',
  'audit.user.password_reset': 'Password chosen by the link of a mail',
  'audit.user.invited': 'Welcome mail sent',
  'audit.user.session_ended': 'One session ended',
  'audit.user.sessions_ended': 'Signed out everywhere',
  'audit.user.token_reused': 'Session ended because an old key was used again',
  'user.field.userAgent': 'Browser',
  'user.field.secondFactor': 'Second factor',
};
