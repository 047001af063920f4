import { adminLoginDe } from './admin-login.de.ts';
import { adminSettingsDe } from './admin-settings.de.ts';

export const adminDe = {
  ...adminLoginDe,
  ...adminSettingsDe,

  'passkey.unknown': 'Diesen Passkey gibt es nicht mehr.',
  'passkey.too_many': 'Höchstens {most} Passkeys sind möglich. Entfernen Sie zuerst einen.',
  'passkey.already_there': 'Dieses Gerät hat bereits einen Passkey für dieses Konto.',
  'passkey.not_verified':
    'Der Passkey konnte nicht geprüft werden. Beginnen Sie erneut und bestätigen Sie mit Finger, Gesicht oder PIN.',

  'audit.user.passkey_added': 'Passkey hinzugefügt',
  'audit.user.passkey_renamed': 'Passkey umbenannt',
  'audit.user.passkey_removed': 'Passkey entfernt',

  'passkeys.list': 'Ihre Passkeys',
  'passkeys.empty': 'Noch kein Passkey',
  'passkeys.empty.text':
    'Ein Passkey ist auf Ihrem Gerät oder im Passwortmanager gespeichert. Er ist nicht abfangbar und gilt auch als zweiter Faktor.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.add.title': 'Passkey hinzufügen',
  'passkeys.add.text':
    'Ihr Gerät fragt nach Finger, Gesicht oder PIN. Die Anmeldung mit Passwort verlangt danach zusätzlich den Passkey, einen Code aus der App oder einen Wiederherstellungscode.',
  'passkeys.cancelled': 'Der Passkey wurde nicht bestätigt. Versuchen Sie es noch einmal.',
  'passkeys.name': 'Name',
  'passkeys.name.help': 'Bezeichnung des Geräts.',
  'passkeys.password': 'Aktuelles Passwort',
  'passkeys.device': '{browser} auf {system}',
  'passkeys.device.unknown': 'Mein Gerät',
  'passkeys.added': 'Der Passkey ist gespeichert.',
  'passkeys.created': 'hinzugefügt am {at}',
  'passkeys.used': 'zuletzt benutzt',
  'passkeys.unused': 'nie benutzt',
  'passkeys.synced': 'auf mehreren Geräten',
  'passkeys.rename': 'Umbenennen',
  'passkeys.rename.title': 'Passkey umbenennen',
  'passkeys.renamed': 'Der Name ist geändert.',
  'passkeys.remove': 'Entfernen',
  'passkeys.remove.title': '{name} entfernen?',
  'passkeys.remove.text':
    'Die Anmeldung mit diesem Passkey ist danach nicht mehr möglich. Löschen Sie ihn auch auf dem Gerät. Bestätigen Sie mit Ihrem Passwort.',
  'passkeys.removed': 'Der Passkey ist entfernt.',
  'passkeys.unsupported': 'Dieser Browser unterstützt keine Passkeys. Verwenden Sie einen aktuellen Browser.',
  'passkeys.due': 'Alternativ richten Sie einen Passkey mit Finger, Gesicht oder PIN Ihres Geräts ein.',
  'settings.passkeys.words': 'Fingerabdruck, Gesicht, Face ID, Sicherheitsschlüssel, WebAuthn, Login',
} as const;
