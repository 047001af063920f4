import { DEMO_PICTURE_IDS } from '@fachwerk/media/facade-demo';
import {
  block,
  CONTACT,
  type DemoPage,
  demoPage,
  gallery,
  headed,
  hero,
  photo,
  pictureText,
  START,
} from './demo-block.ts';

const person = (name: keyof typeof DEMO_PICTURE_IDS, role: string, inEnglish: string) => ({
  picture: DEMO_PICTURE_IDS[name],
  name: { de: name, en: name },
  role: { de: role, en: inEnglish },
  text: {},
  link: null,
});

const SALON = demoPage(
  '',
  START,
  {
    de: 'Haarschnitt, Farbe und Gesichtsbehandlung in Leipzig-Lindenau: Termin online buchen, ohne Konto.',
    en: 'Haircuts, colour and facials in Leipzig-Lindenau: book an appointment online, no account needed.',
  },
  [
    hero(
      {
        layout: 'split',
        eyebrow: { de: 'Friseur und Kosmetik in Leipzig', en: 'Hair and beauty in Leipzig' },
        title: { de: 'Haare und Haut in guten Händen', en: 'Hair and skin in good hands' },
        text: {
          de: 'Salon Linde, mitten in Lindenau. Freie Zeiten sehen Sie sofort, gebucht ist in einer Minute.',
          deDu: 'Salon Linde, mitten in Lindenau. Freie Zeiten siehst du sofort, gebucht ist in einer Minute.',
          en: 'Salon Linde, in the heart of Lindenau. See free times at once and book within a minute.',
        },
        picture: photo('salon-chair', DEMO_PICTURE_IDS.salon),
        action: { de: 'Termin buchen', en: 'Book an appointment' },
        actionLink: '/termine',
        points: [
          { de: 'Kostenlos absagen bis 24 Stunden vorher', en: 'Cancel for free up to 24 hours before' },
          { de: 'Buchung ohne Konto', en: 'No account needed' },
        ],
      },
      true,
    ),
    block(
      'appointments',
      { most: 6, action: { de: 'Alle Leistungen', en: 'All services' } },
      headed({ de: 'Leistungen und Preise', en: 'Services and prices' }, 'bright'),
    ),
    pictureText(
      'salon-basin',
      'right',
      { de: 'Farbe beginnt mit einem Gespräch', en: 'Colour begins with a talk' },
      {
        de: 'Deniz sieht sich Ihr Haar bei Tageslicht an und sagt vorher, wie lange es dauert und was es kostet.',
        deDu: 'Deniz sieht sich dein Haar bei Tageslicht an und sagt vorher, wie lange es dauert und was es kostet.',
        en: 'Deniz looks at your hair in daylight and says beforehand how long it takes and what it costs.',
      },
    ),
    block(
      'team',
      {
        people: [
          person('Franziska', 'Friseurmeisterin', 'Master hairdresser'),
          person('Deniz', 'Colorist', 'Colourist'),
          person('Marlene', 'Kosmetikerin', 'Beautician'),
          person('Jonas', 'Barbier', 'Barber'),
        ],
      },
      headed({ de: 'Team', en: 'Team' }),
    ),
    gallery(
      'row',
      [
        ['salon-bottles', { de: 'Pflege', en: 'Care' }],
        ['towels', { de: 'Gesichtsbehandlung', en: 'Facials' }],
        ['salon-tools', { de: 'Schnitt', en: 'Cut' }],
        ['plant-window', { de: 'Am Fenster', en: 'At the window' }],
      ],
      { de: 'Aus dem Salon', en: 'From the salon' },
    ),
    block(
      'opening-hours',
      { location: null, note: {} },
      headed({ de: 'Öffnungszeiten', en: 'Opening hours' }, 'bright'),
    ),
    block('contact', { text: {}, showsRoute: true }, headed(CONTACT)),
  ],
);

export const SALON_PAGES: readonly DemoPage[] = [SALON];
