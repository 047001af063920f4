import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const lockersTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Schließfächer mitten in der Stadt: online buchen, mit dem Telefon öffnen.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Schließfächer in der Stadt',
          title: 'Hände frei. Stadt genießen.',
          text: 'Gepäck, Einkäufe oder das Sportzeug: Buchen Sie ein Fach in Ihrer Nähe und öffnen Sie es mit dem Telefon.',
          layout: 'side',
          action: 'Fach finden',
          actionLink: '/standorte',
          second: 'So geht es',
          secondLink: null,
          points: [
            { text: 'Mit dem Telefon öffnen' },
            { text: 'Sofort oder für später' },
            { text: 'Der Preis steht vorher fest' },
          ],
        },
      },
      { kind: 'booking', content: { showsMap: true, most: 6 }, headline: 'Wo darf es sein?' },
      {
        kind: 'steps',
        content: {
          steps: [
            { title: 'Aussuchen', text: 'Standort, Zeit und Größe wählen.' },
            { title: 'Bezahlen', text: 'Online, in wenigen Schritten.' },
            { title: 'Öffnen', text: 'Mit dem Telefon oder mit dem Code.' },
          ],
        },
        headline: 'In drei Schritten zum Fach',
        settings: { background: 'bright' },
      },
      { kind: 'live-location', content: { action: 'Fach buchen' }, headline: 'Gerade frei' },
      {
        kind: 'columns',
        content: {
          look: 'open',
          columns: [
            { title: 'Gepäck', text: 'Zwischen Abreise und Zug die Stadt ohne Koffer erleben.' },
            { title: 'Einkäufe', text: 'Alles abstellen und in Ruhe weiterbummeln.' },
            { title: 'Übergabe', text: 'Schlüssel und Pakete weitergeben, ohne sich zu treffen.' },
          ],
        },
        headline: 'Wofür unsere Fächer gut sind',
      },
      {
        kind: 'faq',
        content: {
          isFirstOpen: true,
          items: [
            {
              question: 'Was mache ich, wenn das Fach nicht aufgeht?',
              answer: 'Rufen Sie uns an: Wir öffnen aus der Ferne. Die Nummer steht am Fach und auf Ihrer Buchung.',
            },
            {
              question: 'Kann ich länger bleiben?',
              answer: 'Ja. Verlängern Sie auf der Seite Ihrer Miete, solange das Fach nicht schon vergeben ist.',
            },
            {
              question: 'Was darf nicht ins Fach?',
              answer: 'Tiere, Verderbliches und Gefährliches. Alles Weitere steht in unseren Bedingungen.',
            },
          ],
        },
        headline: 'Häufige Fragen',
      },
      {
        kind: 'contact',
        content: { text: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.', showsRoute: true },
        headline: 'So erreichen Sie uns',
      },
    ],
  },
  CONTACT_PAGE,
];
