import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'field.pin': 'Bitte gib die sechs Ziffern der PIN ein.',
  'pin.too_many_tries': 'Zu viele falsche PINs. Bitte versuche es in ein paar Minuten noch einmal.',
  'terminal.pair_about': 'Gib das Token ein, das die Verwaltung unter „Terminals“ für dieses Gerät zeigt.',
  'terminal.enter_about': 'Die sechs Ziffern stehen in deiner E-Mail.',
  'terminal.not_on_sale':
    'Hier kann man im Moment kein neues Fach mieten. Mit deiner PIN öffnest du dein Fach wie gewohnt.',
};
