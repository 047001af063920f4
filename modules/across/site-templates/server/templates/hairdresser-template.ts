import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const hairdresserTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Schnitt, Farbe und Pflege mit Zeit für Sie.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Friseur',
          title: 'Ihr Schnitt. Ihre Zeit.',
          text: 'Wir hören erst zu und schneiden dann. Ohne Hektik, mit ehrlichem Rat.',
          layout: 'side',
          action: 'Termin anfragen',
          actionLink: '/kontakt',
          second: 'Leistungen',
          secondLink: '/leistungen',
          points: [{ text: 'Beratung vor jedem Schnitt' }, { text: 'Schonende Farben' }],
        },
      },
      {
        kind: 'columns',
        content: {
          look: 'cards',
          columns: [
            { title: 'Schneiden', text: 'Für Damen, Herren und Kinder.' },
            { title: 'Färben', text: 'Von der Strähne bis zur neuen Farbe.' },
            { title: 'Pflegen', text: 'Kuren, die das Haar wirklich braucht.' },
          ],
        },
        headline: 'Was wir machen',
      },
      { kind: 'appointments', content: {}, headline: 'Termin gleich buchen', settings: { background: 'bright' } },
      {
        kind: 'picture-text',
        content: {
          title: 'Erst die Beratung',
          text: 'Haar, Alltag, Wünsche: Wir besprechen alles vorher, auch den Preis.',
          side: 'left',
          action: '',
          actionLink: null,
        },
      },
      {
        kind: 'team',
        content: {
          people: [
            { name: 'Vorname', role: 'Meisterin', text: 'Liebt klare Schnitte.' },
            { name: 'Vorname', role: 'Farbe', text: 'Mischt, bis es stimmt.' },
            { name: 'Vorname', role: 'Stylist', text: 'Bringt Locken in Form.' },
          ],
        },
        headline: 'Unser Team',
      },
      {
        kind: 'gallery',
        content: {
          layout: 'mosaic',
          pictures: [
            { caption: 'Der Salon' },
            { caption: 'Am Spiegel' },
            { caption: 'Farben' },
            { caption: 'Der Empfang' },
          ],
        },
        headline: 'Aus dem Salon',
      },
      { kind: 'opening-hours', content: {}, headline: 'Öffnungszeiten', settings: { background: 'bright' } },
      {
        kind: 'contact',
        content: { text: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.', showsRoute: true },
        headline: 'So erreichen Sie uns',
      },
    ],
  },
  {
    title: 'Leistungen',
    description: 'Was wir anbieten und was es kostet.',
    blocks: [
      {
        kind: 'text',
        content: {
          text: 'Nennen Sie hier Ihre Leistungen mit Preisen. Preise stehen immer mit Mehrwertsteuer.',
          layout: 'large',
        },
      },
      {
        kind: 'tabs',
        content: {
          tabs: [
            { title: 'Damen', text: '- Waschen, Schneiden, Föhnen\n- Farbe und Strähnen' },
            { title: 'Herren', text: '- Schnitt\n- Bart' },
            { title: 'Kinder', text: '- Schnitt bis zwölf Jahre' },
          ],
        },
      },
    ],
  },
  CONTACT_PAGE,
];
