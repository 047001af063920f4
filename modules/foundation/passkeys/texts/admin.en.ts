import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { adminLoginEn } from './admin-login.en.ts';
import { adminSettingsEn } from './admin-settings.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...adminLoginEn,
  ...adminSettingsEn,

  'passkey.unknown': 'There is no such passkey, or not any more.',
  'passkey.too_many': 'No more than {most} passkeys. First remove one you no longer need.',
  'passkey.already_there': 'This device already has a passkey for this account.',
  'passkey.not_verified': 'The passkey could not be checked. Start again, and confirm with finger, face or PIN.',

  'audit.user.passkey_added': 'Passkey added',
  'audit.user.passkey_renamed': 'Passkey renamed',
  'audit.user.passkey_removed': 'Passkey removed',

  'passkeys.list': 'Your passkeys',
  'passkeys.empty': 'No passkey yet',
  'passkeys.empty.text':
    'A passkey lies on your device or in your password manager. Nobody can intercept or guess it, and it counts as a second factor too.',
  'passkeys.add': 'Add passkey',
  'passkeys.add.title': 'Add passkey',
  'passkeys.add.text':
    'Your device then asks for finger, face or PIN. From then on the password alone does not let you in: it takes the passkey, a code from the app or a recovery code as well.',
  'passkeys.cancelled': 'The passkey was not confirmed. Please try again.',
  'passkeys.name': 'Name',
  'passkeys.name.help': 'Name of the device.',
  'passkeys.password': 'Current password',
  'passkeys.device': '{browser} on {system}',
  'passkeys.device.unknown': 'My device',
  'passkeys.added': 'The passkey is saved.',
  'passkeys.created': 'added on {at}',
  'passkeys.used': 'last used',
  'passkeys.unused': 'never used yet',
  'passkeys.synced': 'on several devices',
  'passkeys.rename': 'Rename',
  'passkeys.rename.title': 'Rename passkey',
  'passkeys.renamed': 'The name is changed.',
  'passkeys.remove': 'Remove',
  'passkeys.remove.title': 'Remove {name}?',
  'passkeys.remove.text':
    'You can no longer sign in with this passkey then. Delete it on the device too. To be safe we ask for your password.',
  'passkeys.removed': 'The passkey is removed.',
  'passkeys.unsupported': 'This browser does not know passkeys. Use a newer one.',
  'passkeys.due': 'Or set up a passkey: the finger, face or PIN of your device is enough then.',
  'settings.passkeys.words': 'fingerprint, face, security key, WebAuthn, sign-in',
};
