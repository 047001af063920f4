import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'field.pin': 'Bitte gib die sechs Ziffern der PIN ein.',
  'pin.too_many_tries': 'Zu viele falsche PINs. Bitte versuche es in ein paar Minuten noch einmal.',
  'terminal.pair_about': 'Gib das Token aus der Verwaltung unter „Terminals“ ein.',
  'terminal.enter_about': 'Die sechsstellige PIN findest du in deiner E-Mail.',
  'terminal.not_on_sale': 'Zurzeit sind keine neuen Mieten möglich. Mit deiner PIN öffnest du dein Fach wie gewohnt.',
};
