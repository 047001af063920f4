/** What the section of the settings is called: said before it is loaded. */
export const adminSettingsDe = {
  'settings.push': 'Push-Nachrichten',
  'settings.push.about':
    'Alarme, Bestellungen, Bewertungen, Nachrichten und Erwähnungen auf diesem Gerät, auch bei gesperrtem Bildschirm.',
  'settings.push.words': 'Benachrichtigung Mitteilung Handy Ton Alarm Ruhezeit',
} as const;
