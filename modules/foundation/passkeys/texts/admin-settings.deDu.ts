import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'settings.passkeys.about': 'Anmeldung mit Finger, Gesicht oder PIN deines Geräts, ohne Passwort.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
