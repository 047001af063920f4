import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'legal.withdraw.what': 'Du kannst ohne Anmeldung in zwei Schritten widerrufen.',
  'cookies.intro':
    'Lege fest, was diese Website auf deinem Gerät speichern und von anderen Anbietern laden darf. Deine Auswahl gilt 180 Tage und lässt sich jederzeit ändern.',
  'cookies.necessary.what':
    'Für Warenkorb, Anmeldung, Sprache und deine Auswahl auf dieser Seite. Ohne diese Cookies ist keine Buchung möglich.',
  'cookies.map.what':
    'Die Kartenbilder kommen von einem anderen Anbieter, der dabei deine IP-Adresse erhält. Ohne deine Zustimmung zeigen wir die Standorte als Liste und auf einer schematischen Karte.',
  'cookies.saved': 'Deine Auswahl ist gespeichert.',
  'party.is': 'Dein Vertragspartner ist {name}:',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
