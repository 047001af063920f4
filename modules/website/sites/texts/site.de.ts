import { commonDe } from './common.de.ts';

/** What customers read, on the legal pages and under "Cookies und Datenschutz". */
export const siteDe = {
  ...commonDe,

  'legal.since': 'Fassung {version}, gültig seit {date}',
  'legal.of_party': 'Für Verträge mit {name}',
  'party.is': 'Ihr Vertragspartner ist {name}:',
  'legal.older': 'Frühere Fassung, nicht mehr gültig.',
  'legal.to_current': 'Zur geltenden Fassung',
  'legal.versions': 'Frühere Fassungen',
  'legal.versions.one': 'Fassung {version} vom {date}',
  'legal.language': 'Dieser Text ist nur in einer anderen Sprache verfügbar.',
  'legal.withdraw': 'Vertrag widerrufen',
  'legal.withdraw.what': 'Sie können ohne Anmeldung in zwei Schritten widerrufen.',

  'cookies.title': 'Cookies und Datenschutz',
  'cookies.intro':
    'Legen Sie fest, was diese Website auf Ihrem Gerät speichern und von anderen Anbietern laden darf. Ihre Auswahl gilt 180 Tage und lässt sich jederzeit ändern.',
  'cookies.necessary': 'Notwendig',
  'cookies.necessary.what':
    'Für Warenkorb, Anmeldung, Sprache und Ihre Auswahl auf dieser Seite. Ohne diese Cookies ist keine Buchung möglich.',
  'cookies.necessary.always': 'Immer aktiv',
  'cookies.map': 'Karte',
  'cookies.map.what':
    'Die Kartenbilder kommen von einem anderen Anbieter, der dabei Ihre IP-Adresse erhält. Ohne Ihre Zustimmung zeigen wir die Standorte als Liste und auf einer schematischen Karte.',
  'cookies.map.allow': 'Karte von einem anderen Anbieter laden',
  'cookies.map.unused': 'Diese Website lädt zurzeit keine Karte von einem anderen Anbieter.',
  'cookies.nothing_else': 'Werbung, Statistikdienste anderer Anbieter und soziale Netzwerke sind nicht eingebunden.',
  'cookies.save': 'Auswahl speichern',
  'cookies.all': 'Alle akzeptieren',
  'cookies.none': 'Alle ablehnen',
  'cookies.saved': 'Ihre Auswahl ist gespeichert.',
  'cookies.privacy': 'Mehr in der Datenschutzerklärung',
} as const;
