/** What the sections of the settings are called: said before they are loaded. */
export const adminSettingsDe = {
  'settings.password': 'Passwort',
  'settings.password.about': 'Eine Änderung meldet Sie auf allen anderen Geräten ab.',
  'settings.second-factor': 'Zweiter Faktor',
  'settings.second-factor.about': 'Code aus Ihrem Telefon, zusätzlich zum Passwort.',
  'settings.sessions': 'Geräte',
  'settings.sessions.about': 'Ihre angemeldeten Geräte. Unbekannte Geräte melden Sie ab.',
} as const;
