import { DEMO_PICTURE_IDS } from '@fachwerk/media/facade-demo';
import { block, CONTACT, type DemoPage, demoPage, headed, hero, photo, pictureText, START } from './demo-block.ts';

const KONTOR = demoPage(
  '',
  START,
  {
    de: 'Schreibwaren, Tee, Geschirr und Werkzeug aus Kiel: online bestellen, Versand in zwei bis vier Werktagen.',
    en: 'Stationery, tea, tableware and tools from Kiel: order online, sent within two to four working days.',
  },
  [
    hero(
      {
        layout: 'split',
        eyebrow: { de: 'Kontor Nord, Kiel', en: 'Kontor Nord, Kiel' },
        title: { de: 'Gutes für Schreibtisch, Küche und Werkstatt', en: 'Good things for desk, kitchen and workshop' },
        text: {
          de: 'Schreibwaren, Tee, Geschirr und Werkzeug aus dem Norden.',
          en: 'Stationery, tea, tableware and tools from the north.',
        },
        picture: photo('shop-shelf', DEMO_PICTURE_IDS.shelf),
        action: { de: 'Zum Shop', en: 'To the shop' },
        actionLink: '/shop',
        points: [
          { de: 'Versandkostenfrei ab 50 €', en: 'Free shipping from €50' },
          { de: '14 Tage Widerrufsrecht', en: '14 days to withdraw' },
          { de: 'Kauf auf Rechnung', en: 'Buy on invoice' },
        ],
      },
      true,
    ),
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
    pictureText(
      'notebooks',
      'left',
      { de: 'Papier, das man gern beschreibt', en: 'Paper one likes to write on' },
      {
        de: 'Unsere Notizbücher sind fadengeheftet und in Leinen gebunden. Sie liegen flach auf und halten Tinte aus.',
        en: 'Our notebooks are sewn and bound in linen. They lie flat and take ink well.',
      },
    ),
    pictureText(
      'teapot',
      'right',
      { de: 'Tee aus kleinen Gärten', en: 'Tea from small gardens' },
      {
        de: 'Wir kaufen jede Ernte neu ein und füllen in Kiel ab. Das Datum steht auf der Dose.',
        en: 'We buy each harvest anew and pack it in Kiel. The date is on the tin.',
      },
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
