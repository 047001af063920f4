import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'home.lead': 'Schließfach in deiner Nähe auswählen, bezahlen und mit dem Telefon öffnen.',
  'home.near_me_denied':
    'Die Standortfreigabe ist im Browser gesperrt. Suche nach Stadt oder Postleitzahl oder erlaube den Standort in den Browsereinstellungen.',
  'home.near_me_unknown': 'Dein Standort lässt sich nicht bestimmen. Suche nach Stadt oder Postleitzahl.',
  'home.your_place': 'deinem Standort',
  'booking.held_minutes': 'Das Fach wird 15 Minuten für dich reserviert.',
  'booking.nothing_free_what': 'Wähle eine andere Zeit oder einen anderen Standort.',
  'booking.period_wrong': 'Bitte wähle Tag, Uhrzeit und Dauer.',
  'qr.taken_what': 'Hast du es gemietet? Öffne den Link aus deiner E-Mail oder melde dich an.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
