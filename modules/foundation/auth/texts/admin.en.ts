import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { adminLoginEn } from './admin-login.en.ts';
import { adminSettingsEn } from './admin-settings.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...adminLoginEn,
  ...adminSettingsEn,

  'auth.wrong_credentials': 'These sign-in details are wrong. Please try again.',
  'auth.company_required': 'Please choose the company to sign in to.',
  'auth.code_required': 'Please enter the code from your authenticator app.',
  'auth.code_wrong':
    'This code is wrong or was used before. Wait for the next code of the app, or use a recovery code.',
  'auth.too_many_tries': 'Too many tries. Please try again in {minutes} min.',
  'auth.session_over': 'Your session is over. Please sign in again.',
  'auth.visit_over': 'The support access is over.',
  'capability.tenants.enter': 'Work in companies that grant support access',
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
  'session.unknown': 'This session does not exist, or no longer.',

  'password.help': 'At least 10 characters. Several words that have nothing to do with each other are good.',
  'password.good': 'This is a good password.',
  'sessions.title': 'Signed in on',
  'sessions.device': '{browser} on {system}',
  'sessions.device.unknown': 'Unknown device',
  'sessions.current': 'This device',
  'sessions.seen': 'Last active',
  'sessions.since': 'signed in since {at}',
  'sessions.end': 'Sign out',
  'sessions.ended': 'This session has ended.',
  'sessions.end_all': 'Sign out everywhere',
  'sessions.end_all.title': 'Sign out everywhere?',
  'sessions.end_all.text': 'All your sessions end at once, including the one on this device.',
  'settings.password.current': 'Current password',
  'settings.password.new': 'New password',
  'settings.password.repeat': 'Repeat new password',
  'settings.password.save': 'Change password',
  'settings.password.saved': 'Your password has been changed. You are now signed out on other devices.',

  'factor.next': 'Continue',
  'factor.confirm': 'Confirm and turn on',
  'factor.is_on': 'On',
  'factor.is_off': 'Not set up yet',
  'factor.is_off.text':
    'Whoever knows your password still does not get in without your phone. It takes two minutes; you need an authenticator app.',
  'factor.set_up': 'Set up',
  'factor.on': 'The second factor is on.',
  'factor.off': 'The second factor is off.',
  'factor.demanded': 'Your company demands a second factor from everybody.',
  'factor.is_on.text': 'When you sign in, we ask for a code from your app. New phone? Turn it off and set it up again.',
  'factor.turn_off': 'Turn off',
  'factor.turn_off.title': 'Turn off the second factor?',
  'factor.turn_off.text':
    'Your password alone is then enough to sign in, and the recovery codes stop working. To be safe we ask for your password.',
  'factor.password.title': 'Confirm your identity',
  'factor.password.text': 'Enter your password. Have your phone with an authenticator app ready.',
  'factor.scan.title': 'Connect the app',
  'factor.scan.text': 'Open your authenticator app, add a new account there and scan this code.',
  'factor.scan.code': 'QR code for the authenticator app; the same key stands beside it as text',
  'factor.scan.here': 'App on this device?',
  'factor.scan.open': 'Open in the app',
  'factor.scan.secret': 'Or enter this key by hand',
  'factor.code': 'Code from the app',
  'factor.code.help': 'Six digits, new ones every 30 seconds.',
  'factor.codes.title': 'Keep the recovery codes',
  'factor.codes.text':
    'The second factor is on. If you lose your phone, one of these codes lets you in. We show them this once only.',
  'factor.codes.of': 'Recovery codes for {email} at {company}',
  'factor.codes.once': 'Each code works once.',
  'factor.codes.file': 'recovery-codes.txt',
  'factor.codes.download': 'Download as text',
  'factor.codes.print': 'Print',
  'factor.codes.kept': 'I have put the codes in a safe place',
  'factor.codes.done': 'Done',
  'factor.codes.leave.title': 'Leave without the codes?',
  'factor.codes.leave.text':
    'The recovery codes are not shown again. Without them you cannot get into your account if your phone is lost.',
  'factor.codes.leave': 'Leave without codes',
  'factor.codes.stay': 'Stay here',
  'factor.due.title': 'Set up the second factor',
  'factor.due.text':
    '{company} demands a second factor for signing in: a code from your phone. It protects your account even if somebody knows your password. It takes two minutes, then you go on.',
  'factor.due.signed_in': 'Signed in as {email}.',
  'factor.due.sign_out': 'Sign out',

  'user.unknown': 'This user does not exist.',
  'user.email_taken': 'This e-mail address is already in use. Please enter another one.',
  'settings.password.words': 'sign-in, login, credentials, security',
  'settings.second-factor.words': '2FA, TOTP, authenticator, two-factor, recovery code, security',
  'settings.sessions.words': 'sessions, sign-ins, sign out, log out, security',
};
