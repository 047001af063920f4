import type { RejectReason } from '../../contract.ts';

/** A purchase of the demonstration, with what was said about its first item. */
export type DemoReview = {
  /** As the shop numbers its items: what was bought, the reviewed one first. */
  readonly items: readonly [string, ...string[]];
  readonly who: readonly [firstName: string, lastName: string];
  readonly home: readonly [street: string, postcode: string, city: string];
  /** Since the order was placed. */
  readonly daysAgo: number;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** As shown; null: given name and initial. */
  readonly name?: string;
  readonly state?: 'waiting' | 'rejected';
  readonly reason?: RejectReason;
  readonly reply?: string;
};

/** The oldest first: so are the orders numbered. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    items: ['NB-002', 'KS-001'],
    who: ['Ingrid', 'Paulsen'],
    home: ['Feldstraße 21', '24105', 'Kiel'],
    daysAgo: 86,
    stars: 5,
    title: 'Papier, das Tinte verträgt',
    text: 'Schreibe mit einem breiten Füller, nichts schlägt durch und nichts verläuft. Die Heftung liegt nach ein paar Tagen ganz flach auf.',
  },
  {
    items: ['BE-003'],
    who: ['Jan', 'Thomsen'],
    home: ['Bachstraße 4', '25813', 'Husum'],
    daysAgo: 79,
    stars: 4,
    title: 'Liegt gut in der Hand',
    text: 'Schöne Glasur, spülmaschinenfest. Einen Stern Abzug, weil der Rand etwas dicker ist als auf dem Bild.',
  },
  {
    items: ['TK-003'],
    who: ['Birte', 'Lorenzen'],
    home: ['Am Hafen 9', '24376', 'Kappeln'],
    daysAgo: 71,
    stars: 5,
    title: 'Schmeckt auch kalt',
    text: 'Kräftig, ohne bitter zu werden, auch wenn man ihn einmal vergisst. Die Tüte lässt sich wieder verschließen.',
  },
  {
    items: ['NB-002'],
    who: ['Matthias', 'Reuter'],
    home: ['Jungfernstieg 30', '20354', 'Hamburg'],
    daysAgo: 63,
    stars: 3,
    title: 'Gutes Papier, Lesezeichen fehlt',
    text: 'Am Papier gibt es nichts auszusetzen. Für den Preis hätte ich aber ein Lesezeichenband und eine Tasche im Deckel erwartet.',
    reply:
      'Vielen Dank für den Hinweis. Die Ausgabe in A4 hat ein Lesezeichenband; für A5 haben wir es bei der Buchbinderei angefragt.',
  },
  {
    items: ['FH-001', 'TI-001'],
    who: ['Katharina', 'Voss'],
    home: ['Moltkestraße 12', '24837', 'Schleswig'],
    daysAgo: 58,
    stars: 5,
    title: 'Schreibt sofort an',
    text: 'Auch nach zwei Wochen in der Schublade kein Kratzen. Die feine Feder ist wirklich fein, das mochte ich.',
  },
  {
    items: ['OR-002'],
    who: ['Uwe', 'Carstens'],
    home: ['Hauptstraße 77', '25899', 'Niebüll'],
    daysAgo: 50,
    stars: 2,
    title: 'Mechanik hakt',
    text: 'Bei einem von drei Ordnern schließt der Hebel nur mit Nachdruck. Die Rücken sind dafür stabil.',
    reply:
      'Das entspricht nicht unserem Anspruch. Wir haben Ihnen einen neuen Ordner geschickt und die Lieferung beim Hersteller geprüft.',
  },
  {
    items: ['NB-002', 'BS-002'],
    who: ['Svenja', 'Albers'],
    home: ['Lange Reihe 5', '24103', 'Kiel'],
    daysAgo: 41,
    stars: 5,
    title: 'Das dritte Heft in Folge',
    text: '',
  },
  {
    items: ['TK-003'],
    who: ['Dirk', 'Hansen'],
    home: ['Süderstraße 18', '24937', 'Flensburg'],
    daysAgo: 34,
    stars: 4,
    title: '',
    text: 'Angenehm mild, die ganze Familie trinkt ihn. Geliefert nach zwei Tagen.',
    name: '',
  },
  {
    items: ['BE-003', 'BE-001'],
    who: ['Nele', 'Friedrichs'],
    home: ['Gartenweg 3', '23552', 'Lübeck'],
    daysAgo: 29,
    stars: 5,
    title: 'Sechs bestellt, sechs heil angekommen',
    text: 'Sehr gut verpackt, ganz ohne Plastik. Die Farben passen zueinander, obwohl jeder Becher ein wenig anders ist.',
  },
  {
    items: ['FH-001'],
    who: ['Olaf', 'Petersen'],
    home: ['Deichstraße 40', '25761', 'Büsum'],
    daysAgo: 24,
    stars: 4,
    title: 'Gutes Gewicht',
    text: 'Ein Füller für jeden Tag. Die Kappe dürfte fester sitzen, sonst bin ich zufrieden.',
  },
  {
    items: ['NB-002'],
    who: ['Renate', 'Iversen'],
    home: ['Waldweg 2', '24340', 'Eckernförde'],
    daysAgo: 19,
    stars: 4,
    title: 'Solide',
    text: 'Linien etwas kräftig gedruckt, sonst ein sehr ordentliches Heft.',
  },
  {
    items: ['OR-002'],
    who: ['Thore', 'Matzen'],
    home: ['Kirchplatz 1', '25980', 'Sylt'],
    daysAgo: 15,
    stars: 5,
    title: 'Halten seit Jahren',
    text: 'Nutzen wir im Büro seit Jahren. Gleiche Farbe wie bei der Bestellung von 2023, das ist selten.',
  },
  {
    items: ['KS-001'],
    who: ['Fiona', 'Behrens'],
    home: ['Ostring 110', '24143', 'Kiel'],
    daysAgo: 12,
    stars: 1,
    title: 'Ruft mich an',
    text: 'Billiger gibt es die Stifte bei meinem Laden um die Ecke, Rabatt auf alles.',
    state: 'rejected',
    reason: 'advertising',
  },
  {
    items: ['NB-002', 'BS-002'],
    who: ['Lars', 'Dietrich'],
    home: ['Werftstraße 8', '24143', 'Kiel'],
    daysAgo: 6,
    stars: 2,
    title: 'Ecken gestaucht',
    text: 'Das Heft selbst ist schön. Leider kam es mit zwei gestauchten Ecken an, der Umschlag war zu groß für den Versand.',
    state: 'waiting',
  },
];
