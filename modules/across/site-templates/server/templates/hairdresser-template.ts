import type { SiteTemplate } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE, SALON_SERVICES } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  gallery,
  hero,
  hours,
  live,
  pictureText,
  questions,
  steps,
  TINTED,
} from './sections-template.ts';

/** A salon to take one's time in: the chair beside the words, prices at once. */
const mirror: SiteTemplate = {
  key: 'hairdresser-mirror',
  trade: 'hairdresser',
  look: { template: 'white-clean', fonts: 'elegant', accent: '#8a5a44' },
  pages: [
    {
      title: 'Startseite',
      description: 'Schnitt, Farbe und Pflege mit Zeit für Sie: Termin online buchen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'split',
          isWide: true,
          eyebrow: 'Friseursalon',
          title: 'Ein Schnitt, der auch in sechs Wochen noch sitzt',
          text: 'Erst hören wir zu, dann schneiden wir. Ohne Hektik, mit ehrlichem Rat und einem Preis, der vorher feststeht.',
          picture: 'salon-chair',
          action: ['Termin buchen', '/termine'],
          second: ['Leistungen und Preise', '/leistungen'],
        }),
        live('appointments', 'Leistungen und Preise', { most: 6, action: 'Alle Leistungen' }),
        pictureText(
          'salon-basin',
          'right',
          [
            'Farbe, die zu Ihnen passt',
            'Wir sehen uns Ihr Haar bei Tageslicht an, bevor wir mischen. Wenn eine Farbe nicht geht, sagen wir es, und was stattdessen geht.',
          ],
          BRIGHT,
        ),
        gallery('Aus dem Salon', 'row', [
          ['salon-bottles', 'Pflege ohne Silikone'],
          ['towels', 'Frisch gewaschen'],
          ['salon-tools', 'Handwerkszeug'],
          ['plant-window', 'Am Fenster'],
        ]),
        hours('Montags bleibt der Salon geschlossen.', TINTED),
        contact(),
      ],
    },
    SALON_SERVICES,
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** A barber's: dark, condensed, and in two touches to an appointment. */
const barber: SiteTemplate = {
  key: 'hairdresser-barber',
  trade: 'hairdresser',
  look: { template: 'black-clean', fonts: 'strong', accent: '#c48f5a' },
  pages: [
    {
      title: 'Startseite',
      description: 'Haare und Bart, ohne lange Wartezeit: freie Zeiten online sehen und buchen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'list',
          eyebrow: 'Haare und Bart',
          title: 'Sauber geschnitten. Pünktlich dran.',
          text: 'Sehen Sie, wann frei ist, und buchen Sie in einer Minute. Ohne Konto, ohne Anruf.',
          picture: 'salon-tools',
          action: ['Termin buchen', '/termine'],
          ways: [
            ['Haarschnitt', 'Waschen, Schneiden, Stylen', '/termine'],
            ['Bart', 'Trimmen, Konturen, heißes Tuch', '/termine'],
            ['Haare und Bart', 'Beides in einem Termin', '/termine'],
          ],
        }),
        steps(
          'So läuft es ab',
          [
            ['Buchen', 'Leistung und Uhrzeit wählen. Sie bekommen eine E-Mail.'],
            ['Kommen', 'Fünf Minuten vorher reichen. Der Kaffee ist fertig.'],
            ['Fertig', 'Bezahlen mit Karte oder bar. Den nächsten Termin gleich mitnehmen.'],
          ],
          BRIGHT,
        ),
        live('appointments', 'Was es kostet', { most: 6, action: 'Alle Leistungen' }),
        columns('Gut zu wissen', 'cards', [
          ['Ohne Termin', 'Dienstags und mittwochs bis 12 Uhr ist meist ein Stuhl frei.', 'salon-chair'],
          ['Kinder', 'Bis zwölf Jahre zum kleinen Preis, gern auf dem Schoß.', 'towels'],
          ['Produkte', 'Öl, Wachs und Shampoo, die wir selbst benutzen.', 'salon-bottles'],
        ]),
        questions([
          ['Kann ich absagen?', 'Ja, bis 24 Stunden vorher kostenlos, mit dem Link in Ihrer E-Mail.'],
          ['Wie lange dauert ein Schnitt?', 'Rund 30 Minuten, mit Bart 50. Bei jeder Leistung steht die Dauer.'],
          ['Kann ich mit Karte zahlen?', 'Ja, mit jeder Karte und mit dem Handy.'],
        ]),
        hours(),
        contact(BRIGHT),
      ],
    },
    SALON_SERVICES,
    CONTACT_PAGE,
  ],
};

export const hairdresserTemplates: readonly SiteTemplate[] = [mirror, barber];
