import { adminLoginDe } from './admin-login.de.ts';
import { adminSettingsDe } from './admin-settings.de.ts';

export const adminDe = {
  ...adminLoginDe,
  ...adminSettingsDe,

  'passkey.unknown': 'Diesen Passkey gibt es nicht oder nicht mehr.',
  'passkey.too_many': 'Mehr als {most} Passkeys gehen nicht. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
  'passkey.already_there': 'Auf diesem Gerät haben Sie schon einen Passkey für dieses Konto.',
  'passkey.not_verified':
    'Der Passkey ließ sich nicht prüfen. Fangen Sie noch einmal an, und bestätigen Sie mit Finger, Gesicht oder PIN.',

  'audit.user.passkey_added': 'Passkey hinzugefügt',
  'audit.user.passkey_renamed': 'Passkey umbenannt',
  'audit.user.passkey_removed': 'Passkey entfernt',

  'passkeys.list': 'Ihre Passkeys',
  'passkeys.empty': 'Noch kein Passkey',
  'passkeys.empty.text':
    'Ein Passkey liegt auf Ihrem Gerät oder in Ihrem Passwortmanager. Niemand kann ihn abfangen oder erraten, und er gilt auch als zweiter Faktor.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.add.title': 'Passkey hinzufügen',
  'passkeys.add.text':
    'Danach fragt Ihr Gerät nach Finger, Gesicht oder PIN. Mit dem Passwort allein kommen Sie dann nicht mehr hinein: Es braucht dazu den Passkey, einen Code aus der App oder einen Wiederherstellungscode.',
  'passkeys.cancelled': 'Der Passkey wurde nicht bestätigt. Versuchen Sie es noch einmal.',
  'passkeys.name': 'Name',
  'passkeys.name.help': 'Woran Sie das Gerät wiedererkennen.',
  'passkeys.password': 'Jetziges Passwort',
  'passkeys.device': '{browser} auf {system}',
  'passkeys.device.unknown': 'Mein Gerät',
  'passkeys.added': 'Der Passkey ist gespeichert.',
  'passkeys.created': 'hinzugefügt am {at}',
  'passkeys.used': 'zuletzt benutzt',
  'passkeys.unused': 'noch nie benutzt',
  'passkeys.synced': 'auf mehreren Geräten',
  'passkeys.rename': 'Umbenennen',
  'passkeys.rename.title': 'Passkey umbenennen',
  'passkeys.renamed': 'Der Name ist geändert.',
  'passkeys.remove': 'Entfernen',
  'passkeys.remove.title': '{name} entfernen?',
  'passkeys.remove.text':
    'Mit diesem Passkey können Sie sich danach nicht mehr anmelden. Löschen Sie ihn auch auf dem Gerät. Zur Sicherheit fragen wir nach Ihrem Passwort.',
  'passkeys.removed': 'Der Passkey ist entfernt.',
  'passkeys.unsupported': 'Dieser Browser kennt keine Passkeys. Nehmen Sie einen neueren.',
  'passkeys.due': 'Oder richten Sie einen Passkey ein: Finger, Gesicht oder PIN Ihres Geräts genügen dann.',
} as const;
