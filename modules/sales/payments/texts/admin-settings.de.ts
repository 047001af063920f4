/** What the section of the settings is called: said before it is loaded. */
export const adminSettingsDe = {
  'settings.payments': 'Zahlungen',
  'settings.payments.about': 'Zahlungsarten, Zahlungskonten und Bankverbindung.',
} as const;
