import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
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
};
