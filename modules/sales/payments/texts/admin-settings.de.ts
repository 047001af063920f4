/** What the section of the settings is called: said before it is loaded. */
export const adminSettingsDe = {
  'settings.payments': 'Zahlungen',
  'settings.payments.about': 'Wie Kunden bei Ihnen bezahlen, und auf welche Konten das Geld geht.',
} as const;
