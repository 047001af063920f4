import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'home.lead': 'Ein Fach in deiner Nähe: aussuchen, bezahlen und mit dem Telefon öffnen.',
  'home.near_me_denied':
    'Dein Browser gibt deinen Standort nicht frei. Suche nach Stadt oder Postleitzahl, oder erlaube den Standort in den Einstellungen des Browsers.',
  'home.near_me_unknown': 'Dein Standort lässt sich gerade nicht bestimmen. Suche nach Stadt oder Postleitzahl.',
  'home.your_place': 'deinem Standort',
  'home.no_locations_what': 'Hier kann man bald Fächer mieten. Schau später noch einmal vorbei.',
  'home.how_pay': 'Online bezahlen, ein Konto brauchst du nicht.',
  'booking.when': 'Wann möchtest du das Fach?',
  'booking.now_what': 'Die Miete beginnt, sobald du bezahlt hast.',
  'booking.end_moved': 'Das Ende haben wir so gelegt, dass du zu den Öffnungszeiten an dein Fach kommst.',
  'booking.held_minutes': 'Das Fach ist dann 15 Minuten für dich reserviert.',
  'booking.nothing_free_what': 'Versuche es mit einer anderen Zeit oder an einem anderen Standort.',
  'booking.period_wrong': 'Bitte wähle Tag, Uhrzeit und Dauer.',
  'place.way': 'So findest du hin',
  'qr.taken_what': 'Hast du es gemietet? Dann öffne den Link aus deiner E-Mail, oder melde dich an.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
