import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'settings.password.about': 'Nach dem Ändern bist du auf allen anderen Geräten abgemeldet.',
  'settings.second-factor.about': 'Ein Code aus deinem Telefon, zusätzlich zum Passwort.',
  'settings.sessions.about': 'Wo du gerade angemeldet bist. Erkennst du etwas nicht wieder, melde es ab.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
