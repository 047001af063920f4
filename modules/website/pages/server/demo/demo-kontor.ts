import { DEMO_PICTURE_IDS } from '@fachwerk/media/facade-demo';
import { block, CONTACT, type DemoPage, demoPage, headed, START } from './demo-block.ts';

const KONTOR = demoPage(
  '',
  START,
  {
    de: 'Schreibwaren, Tee, Geschirr und Werkzeug aus Kiel: online bestellen, Versand in zwei bis vier Werktagen.',
    en: 'Stationery, tea, tableware and tools from Kiel: order online, sent within two to four working days.',
  },
  [
    block('hero', {
      eyebrow: { de: 'Kontor Nord, Kiel', en: 'Kontor Nord, Kiel' },
      title: { de: 'Gutes für Schreibtisch, Küche und Werkstatt', en: 'Good things for desk, kitchen and workshop' },
      text: {
        de: 'Schreibwaren, Tee, Geschirr und Werkzeug aus dem Norden.',
        en: 'Stationery, tea, tableware and tools from the north.',
      },
      picture: DEMO_PICTURE_IDS.shelf,
      layout: 'side',
      action: { de: 'Zum Shop', en: 'To the shop' },
      actionLink: '/shop',
      second: {},
      secondLink: null,
      points: [
        { text: { de: 'Versandkostenfrei ab 50 €', en: 'Free shipping from €50' } },
        { text: { de: '14 Tage Widerrufsrecht', en: '14 days to withdraw' } },
        { text: { de: 'Kauf auf Rechnung', en: 'Buy on invoice' } },
      ],
    }),
    block(
      'menu-teaser',
      { most: 6, action: { de: 'Gesamtes Angebot anzeigen', en: 'Show everything' } },
      headed({ de: 'Unser Angebot', en: 'What we have' }),
    ),
    block(
      'item-teaser',
      { items: [], action: { de: 'Gesamtes Angebot anzeigen', en: 'Show everything' } },
      headed({ de: 'Ausgewählte Artikel', en: 'Selected items' }, 'bright'),
    ),
    block(
      'opening-hours',
      { location: null, note: {} },
      headed({ de: 'Öffnungszeiten im Laden', en: 'Opening hours of the shop' }),
    ),
    block('contact', { text: {}, showsRoute: true }, headed(CONTACT, 'bright')),
  ],
);

export const KONTOR_PAGES: readonly DemoPage[] = [KONTOR];
