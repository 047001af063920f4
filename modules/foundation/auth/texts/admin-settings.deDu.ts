import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'settings.password.about': 'Eine Änderung meldet dich auf allen anderen Geräten ab.',
  'settings.second-factor.about': 'Code aus deinem Telefon, zusätzlich zum Passwort.',
  'settings.sessions.about': 'Deine angemeldeten Geräte. Unbekannte Geräte meldest du ab.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
