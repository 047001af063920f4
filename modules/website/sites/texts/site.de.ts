import { commonDe } from './common.de.ts';

/** What customers read, on the legal pages and under "Cookies und Datenschutz". */
export const siteDe = {
  ...commonDe,

  'legal.since': 'Fassung {version}, gültig seit {date}',
  'legal.of_party': 'Für Verträge mit {name}',
  'party.is': 'Ihr Vertragspartner ist hier {name}:',
  'legal.older': 'Das ist eine frühere Fassung. Sie gilt nicht mehr.',
  'legal.to_current': 'Zur geltenden Fassung',
  'legal.versions': 'Frühere Fassungen',
  'legal.versions.one': 'Fassung {version} vom {date}',
  'legal.language': 'Diesen Text gibt es nur in einer anderen Sprache.',
  'legal.withdraw': 'Vertrag widerrufen',
  'legal.withdraw.what': 'Sie möchten widerrufen? Das geht ohne Anmeldung in zwei Schritten.',

  'cookies.title': 'Cookies und Datenschutz',
  'cookies.intro':
    'Hier bestimmen Sie, was diese Website auf Ihrem Gerät speichern und von anderen laden darf. Ihre Wahl gilt 180 Tage und lässt sich jederzeit ändern.',
  'cookies.necessary': 'Notwendig',
  'cookies.necessary.what':
    'Damit der Warenkorb bleibt, Sie angemeldet bleiben und wir uns Sprache und Ihre Wahl auf dieser Seite merken. Ohne diese Cookies funktioniert die Buchung nicht.',
  'cookies.necessary.always': 'Immer an',
  'cookies.map': 'Karte',
  'cookies.map.what':
    'Die Kartenbilder kommen von einem anderen Anbieter. Er erfährt dabei Ihre IP-Adresse. Ohne Ihre Zustimmung zeigen wir die Standorte als Liste und als einfache Zeichnung.',
  'cookies.map.allow': 'Karte von einem anderen Anbieter laden',
  'cookies.map.unused': 'Diese Website lädt zurzeit keine Karte von einem anderen Anbieter.',
  'cookies.nothing_else': 'Werbung, fremde Statistik und soziale Netzwerke sind hier nicht eingebunden.',
  'cookies.save': 'Auswahl speichern',
  'cookies.all': 'Alles annehmen',
  'cookies.none': 'Alles ablehnen',
  'cookies.saved': 'Ihre Auswahl ist gespeichert.',
  'cookies.privacy': 'Mehr in der Datenschutzerklärung',
} as const;
