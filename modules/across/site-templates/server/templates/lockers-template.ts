import type { SiteTemplate } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  gallery,
  hero,
  live,
  pictureText,
  questions,
  steps,
  TINTED,
} from './sections-template.ts';

/** Luggage at the station: the wall from edge to edge, then the way to a box. */
const station: SiteTemplate = {
  key: 'lockers-station',
  trade: 'lockers',
  look: { template: 'white-clean', fonts: 'modern', accent: '#b4532a' },
  pages: [
    {
      title: 'Startseite',
      description: 'Schließfächer mitten in der Stadt: online buchen, mit dem Handy öffnen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'full',
          isWide: true,
          eyebrow: 'Schließfächer in der Stadt',
          title: 'Koffer abgeben. Stadt erleben.',
          text: 'Ein Fach in Ihrer Nähe, für zwei Stunden oder zwei Wochen. Sie zahlen online und öffnen mit dem Handy.',
          picture: 'locker-wall',
        }),
        { kind: 'location-search', content: { action: 'Fach finden', showsFacts: true } },
        live('booking', 'Alle Standorte', { showsSearch: false, showsMap: true, most: 6 }),
        steps(
          'In drei Schritten zum Fach',
          [
            ['Aussuchen', 'Standort, Zeit und Größe wählen. Der Preis steht dabei.'],
            ['Bezahlen', 'Mit Karte oder Wallet, ohne Konto.'],
            ['Öffnen', 'Mit dem Link aus Ihrer E-Mail, sooft Sie wollen.'],
          ],
          BRIGHT,
        ),
        pictureText('locker-door', 'right', [
          'Geöffnet in zwei Sekunden',
          'Stellen Sie sich vor die Wand, tippen Sie auf Öffnen, und Ihr Fach springt auf. Wer kein Handy dabei hat, gibt die PIN am Terminal ein.',
        ]),
        columns('Was in ein Fach passt', 'cards', [
          ['Klein', 'Rucksack, Helm oder Einkauf.'],
          ['Mittel', 'Ein Kabinenkoffer und eine Tasche.'],
          ['Groß', 'Zwei Koffer oder ein Kinderwagen.'],
        ]),
        questions(
          [
            [
              'Was, wenn das Fach nicht aufgeht?',
              'Rufen Sie an, wir öffnen aus der Ferne. Die Nummer steht am Fach und in Ihrer Buchung.',
            ],
            ['Kann ich länger bleiben?', 'Ja. Verlängern Sie auf der Seite Ihrer Miete, solange das Fach frei ist.'],
            [
              'Was darf nicht ins Fach?',
              'Tiere, Verderbliches und Gefährliches. Alles Weitere steht in unseren Bedingungen.',
            ],
          ],
          TINTED,
        ),
        contact(),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** Boxes for those who live in town: parcels, keys, tools; what one wants to do stands first. */
const town: SiteTemplate = {
  key: 'lockers-town',
  trade: 'lockers',
  look: { template: 'black-clean', fonts: 'clear', accent: '#e0a04a' },
  pages: [
    {
      title: 'Startseite',
      description: 'Fächer rund um die Uhr: für Pakete, Schlüssel, Gepäck und Werkzeug.',
      isStart: true,
      blocks: [
        hero({
          layout: 'list',
          eyebrow: 'Rund um die Uhr offen',
          title: 'Ihr Fach um die Ecke',
          text: 'Abstellen, abholen, weitergeben: in der Größe und für die Zeit, die Sie brauchen.',
          picture: 'locker-parcels',
          action: ['Fach finden', '/standorte'],
          ways: [
            ['Gepäck abstellen', 'Für ein paar Stunden, in der Nähe der Bahn', '/standorte'],
            ['Paket übergeben', 'Einlegen, PIN verschicken, fertig', '/standorte'],
            ['Länger mieten', 'Ein eigenes Fach für Wochen', '/standorte'],
          ],
        }),
        live('live-location', 'Gerade frei', { action: 'Fach buchen' }),
        gallery('Wofür ein Fach gut ist', 'row', [
          ['suitcase-street', 'Die Stunden zwischen Auszug und Zug'],
          ['locker-door', 'Rucksack weg, Konzert an'],
          ['locker-parcels', 'Pakete, wenn niemand zu Hause ist'],
        ]),
        steps(
          'So geht es',
          [
            ['Fach wählen', 'Sie sehen, was frei ist und was es kostet.'],
            ['Bezahlen', 'Mit Karte oder Wallet, ohne Konto.'],
            ['Weitergeben', 'Schicken Sie den Link, wenn jemand anders abholt.'],
          ],
          BRIGHT,
        ),
        live('booking', 'Alle Standorte', { showsMap: true, most: 12 }),
        questions([
          ['Ist mein Gepäck versichert?', 'Schreiben Sie hier, bis zu welchem Betrag und was ausgenommen ist.'],
          [
            'Wie sicher sind die Fächer?',
            'Jedes Fach hat ein eigenes Schloss, und jede Öffnung wird mit Uhrzeit gespeichert.',
          ],
          ['Was, wenn ich zu spät komme?', 'Ihre Sachen bleiben im Fach. Sie zahlen die Zeit nach, wenn Sie öffnen.'],
        ]),
        contact(TINTED),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

export const lockersTemplates: readonly SiteTemplate[] = [station, town];
