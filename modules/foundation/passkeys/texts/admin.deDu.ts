import type { adminDe } from './admin.de.ts';
import { adminLoginDeDu } from './admin-login.deDu.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminLoginDeDu,
  ...adminSettingsDeDu,
  'passkey.too_many': 'Mehr als {most} Passkeys gehen nicht. Entferne zuerst einen, den du nicht mehr brauchst.',
  'passkey.already_there': 'Auf diesem Gerät hast du schon einen Passkey für dieses Konto.',
  'passkey.not_verified':
    'Der Passkey ließ sich nicht prüfen. Fang noch einmal an, und bestätige mit Finger, Gesicht oder PIN.',
  'passkeys.list': 'Deine Passkeys',
  'passkeys.empty.text':
    'Ein Passkey liegt auf deinem Gerät oder in deinem Passwortmanager. Niemand kann ihn abfangen oder erraten, und er gilt auch als zweiter Faktor.',
  'passkeys.add.text':
    'Danach fragt dein Gerät nach Finger, Gesicht oder PIN. Mit dem Passwort allein kommst du dann nicht mehr hinein: Es braucht dazu den Passkey, einen Code aus der App oder einen Wiederherstellungscode.',
  'passkeys.cancelled': 'Der Passkey wurde nicht bestätigt. Versuch es noch einmal.',
  'passkeys.name.help': 'Woran du das Gerät wiedererkennst.',
  'passkeys.remove.text':
    'Mit diesem Passkey kannst du dich danach nicht mehr anmelden. Lösch ihn auch auf dem Gerät. Zur Sicherheit fragen wir nach deinem Passwort.',
  'passkeys.unsupported': 'Dieser Browser kennt keine Passkeys. Nimm einen neueren.',
  'passkeys.due': 'Oder richte einen Passkey ein: Finger, Gesicht oder PIN deines Geräts genügen dann.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
