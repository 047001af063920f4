/** What the sections of the settings are called: said before they are loaded. */
export const adminSettingsDe = {
  'settings.password': 'Passwort',
  'settings.password.about': 'Nach dem Ändern sind Sie auf allen anderen Geräten abgemeldet.',
  'settings.second-factor': 'Zweiter Faktor',
  'settings.second-factor.about': 'Ein Code aus Ihrem Telefon, zusätzlich zum Passwort.',
  'settings.sessions': 'Geräte',
  'settings.sessions.about': 'Wo Sie gerade angemeldet sind. Erkennen Sie etwas nicht wieder, melden Sie es ab.',
} as const;
