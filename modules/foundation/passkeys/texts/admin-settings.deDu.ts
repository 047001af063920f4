import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'settings.passkeys.about': 'Mit Finger, Gesicht oder PIN deines Geräts anmelden, ohne Passwort.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
