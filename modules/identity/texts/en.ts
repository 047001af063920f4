import type { TextsLike } from '@fachwerk/base/language';
import { authEn } from './auth-en.ts';
import type { de } from './de.ts';
import { loginEn } from './login-en.ts';
import { screensEn } from './screens-en.ts';
import { tilesEn } from './tiles-en.ts';

export const en: TextsLike<typeof de> = {
  ...authEn,
  ...loginEn,
  ...tilesEn,
  ...screensEn,

  'role.administrator': 'Administrator',
  'role.administrator.about': 'May do everything: company, users, rights and all daily business.',
  'role.management': 'Management',
  'role.management.about': 'Runs the business and manages users, but not the company data.',
  'role.staff': 'Staff',
  'role.staff.about': 'Does the daily work.',
  'role.technician': 'Technician',
  'role.technician.about': 'Looks after locks, controllers and terminals.',
  'role.support': 'Support',
  'role.support.about': 'Helps customers.',
  'role.accounting': 'Accounting',
  'role.accounting.about': 'Sees turnover, invoices and reports.',
  'role.editor': 'Editor',
  'role.editor.about': 'Looks after texts, pictures and news.',
  'role.reader': 'Read only',
  'role.reader.about': 'Sees a lot, changes nothing.',

  'capability.users.read': 'View users',
  'capability.users.manage': 'Create, change and delete users, assign roles',

  'user.state.active': 'Active',
  'user.state.deactivated': 'Deactivated',

  'user.field.email': 'E-mail',
  'user.field.contact.firstName': 'First name',
  'user.field.contact.lastName': 'Last name',
  'user.field.contact.email': 'Contact e-mail',
  'user.field.contact.phone': 'Phone',
  'user.field.contact.position': 'Position',
  'user.field.backendRoles': 'Roles',
  'user.field.language': 'Language',
  'user.field.state': 'State',
  'user.field.avatar': 'Picture',
  'user.field.password': 'Password',

  'user.unknown': 'This user does not exist.',
  'user.email_taken': 'This e-mail address is already in use. Please enter another one.',
  'user.changed_meanwhile': 'Somebody else has changed this user meanwhile. Please compare and save again.',
  'user.own_account': 'You can neither delete nor deactivate your own account.',
  'user.own_password': 'Change your own password in the settings, where the current one is asked for.',
  'user.last_administrator': 'This is the last active administrator. Make somebody else an administrator first.',
  'user.more_rights_than_own': 'This user has more rights than you. Please ask an administrator.',
  'user.role_not_grantable': 'This role may do more than you, so you cannot assign it.',
  'user.is_deactivated': 'This user is deactivated. Activate them first.',

  'avatar.not_an_image': 'This is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.',
  'avatar.too_large': 'The picture is too large. At most 5 MB are allowed.',
  'avatar.too_many_pixels': 'The picture has too many pixels. At most 40 megapixels are allowed.',

  'mail.email_changed.subject': 'Your e-mail address at {company} was changed',
  'mail.email_changed.text': `Hello {name},

your account at {company} now has the e-mail address {newEmail}. The former address {oldEmail} can no longer be used to sign in.

If you know nothing about this, please contact your administrator at once.`,

  'audit.user.created': 'User created',
  'audit.user.changed': 'Details changed',
  'audit.user.roles_changed': 'Roles changed',
  'audit.user.activated': 'Activated',
  'audit.user.deactivated': 'Deactivated',
  'audit.user.deleted': 'User deleted',
  'audit.user.password_set': 'Password set by an administrator',
  'audit.user.avatar_changed': 'Picture changed',
  'audit.user.avatar_removed': 'Picture removed',
};
