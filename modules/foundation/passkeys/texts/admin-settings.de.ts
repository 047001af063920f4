/** What the section of the settings is called: said before it is loaded. */
export const adminSettingsDe = {
  'settings.passkeys': 'Passkeys',
  'settings.passkeys.about': 'Anmeldung mit Finger, Gesicht oder PIN Ihres Geräts, ohne Passwort.',
} as const;
