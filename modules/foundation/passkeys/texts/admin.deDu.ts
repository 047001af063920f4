import type { adminDe } from './admin.de.ts';
import { adminLoginDeDu } from './admin-login.deDu.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminLoginDeDu,
  ...adminSettingsDeDu,
  'passkey.too_many': 'Höchstens {most} Passkeys sind möglich. Entferne zuerst einen.',
  'passkey.not_verified':
    'Der Passkey konnte nicht geprüft werden. Beginn erneut und bestätige mit Finger, Gesicht oder PIN.',
  'passkeys.list': 'Deine Passkeys',
  'passkeys.empty.text':
    'Ein Passkey ist auf deinem Gerät oder im Passwortmanager gespeichert. Er ist nicht abfangbar und gilt auch als zweiter Faktor.',
  'passkeys.add.text':
    'Dein Gerät fragt nach Finger, Gesicht oder PIN. Die Anmeldung mit Passwort verlangt danach zusätzlich den Passkey, einen Code aus der App oder einen Wiederherstellungscode.',
  'passkeys.cancelled': 'Der Passkey wurde nicht bestätigt. Versuch es noch einmal.',
  'passkeys.remove.text':
    'Die Anmeldung mit diesem Passkey ist danach nicht mehr möglich. Lösch ihn auch auf dem Gerät. Bestätige mit deinem Passwort.',
  'passkeys.unsupported': 'Dieser Browser unterstützt keine Passkeys. Verwende einen aktuellen Browser.',
  'passkeys.due': 'Alternativ richtest du einen Passkey mit Finger, Gesicht oder PIN deines Geräts ein.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
