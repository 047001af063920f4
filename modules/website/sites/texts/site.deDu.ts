import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'legal.withdraw.what': 'Du möchtest widerrufen? Das geht ohne Anmeldung in zwei Schritten.',
  'cookies.intro':
    'Hier bestimmst du, was diese Website auf deinem Gerät speichern und von anderen laden darf. Deine Wahl gilt 180 Tage und lässt sich jederzeit ändern.',
  'cookies.necessary.what':
    'Damit der Warenkorb bleibt, du angemeldet bleibst und wir uns Sprache und deine Wahl auf dieser Seite merken. Ohne diese Cookies funktioniert die Buchung nicht.',
  'cookies.map.what':
    'Die Kartenbilder kommen von einem anderen Anbieter. Er erfährt dabei deine IP-Adresse. Ohne deine Zustimmung zeigen wir die Standorte als Liste und als einfache Zeichnung.',
  'cookies.saved': 'Deine Auswahl ist gespeichert.',
  'party.is': 'Dein Vertragspartner ist hier {name}:',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
