import { DEMO_PICTURE_IDS } from '@fachwerk/media/facade-demo';
import { block, CONTACT, type DemoPage, demoPage, headed, START } from './demo-block.ts';

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
    block('hero', {
      eyebrow: { de: 'Friseur und Kosmetik in Leipzig', en: 'Hair and beauty in Leipzig' },
      title: { de: 'Salon Linde', en: 'Salon Linde' },
      text: {
        de: 'Haare und Haut in guten Händen, mitten in Lindenau.',
        en: 'Hair and skin in good hands, in the heart of Lindenau.',
      },
      picture: DEMO_PICTURE_IDS.salon,
      layout: 'side',
      action: { de: 'Termin buchen', en: 'Book an appointment' },
      actionLink: '/termine',
      second: {},
      secondLink: null,
      points: [
        { text: { de: 'Freie Zeiten sofort sehen', en: 'See free times at once' } },
        { text: { de: 'Kostenlos absagen bis 24 Stunden vorher', en: 'Cancel for free up to 24 hours before' } },
        { text: { de: 'Buchung ohne Konto', en: 'No account needed' } },
      ],
    }),
    block(
      'appointments',
      { most: 6, action: { de: 'Alle Leistungen', en: 'All services' } },
      headed({ de: 'Leistungen und Preise', en: 'Services and prices' }, 'bright'),
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
    block(
      'opening-hours',
      { location: null, note: {} },
      headed({ de: 'Öffnungszeiten', en: 'Opening hours' }, 'bright'),
    ),
    block('contact', { text: {}, showsRoute: true }, headed(CONTACT)),
  ],
);

export const SALON_PAGES: readonly DemoPage[] = [SALON];
