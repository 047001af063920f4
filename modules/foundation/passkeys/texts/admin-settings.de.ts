/** What the section of the settings is called: said before it is loaded. */
export const adminSettingsDe = {
  'settings.passkeys': 'Passkeys',
  'settings.passkeys.about': 'Mit Finger, Gesicht oder PIN Ihres Geräts anmelden, ohne Passwort.',
} as const;
