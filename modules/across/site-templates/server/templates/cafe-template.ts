import type { SiteTemplate } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  figures,
  hero,
  hours,
  live,
  pictureText,
  questions,
  TINTED,
  way,
  wide,
} from './sections-template.ts';

/** A place for breakfast: warm, with the opening hours at once. */
const morning: SiteTemplate = {
  key: 'cafe-morning',
  trade: 'cafe',
  look: { template: 'white-clean', fonts: 'warm', accent: '#9a5b34' },
  pages: [
    {
      title: 'Startseite',
      description: 'Guter Kaffee, selbst gebackener Kuchen und ein Platz zum Bleiben.',
      isStart: true,
      blocks: [
        hero({
          layout: 'split',
          eyebrow: 'Café und Frühstück',
          title: 'Setzen Sie sich. Der Kaffee kommt.',
          text: 'Frisch gemahlen, von Hand gebrüht, dazu Kuchen aus der eigenen Backstube.',
          picture: 'cafe-counter',
          action: ['Karte ansehen', '/shop'],
          second: ['Tisch reservieren', '/kontakt'],
          points: ['Frühstück bis 14 Uhr', 'Kuchen aus eigener Backstube', 'Plätze im Freien'],
        }),
        hours('Warme Küche gibt es bis eine Stunde vor Schluss.', TINTED),
        columns('Durch den Tag', 'cards', [
          ['Morgens', 'Croissants, Granola und Eier, wie Sie sie mögen.', 'espresso'],
          ['Mittags', 'Eine Suppe, ein Salat, ein warmes Gericht. Jeden Tag anders.', 'salad'],
          ['Nachmittags', 'Was in der Vitrine steht, haben wir heute gebacken.', 'tiramisu'],
        ]),
        pictureText('mug', 'right', [
          'Bohnen mit Herkunft',
          'Wir rösten nicht selbst, aber wir kennen die, die es tun. Fragen Sie, was gerade in der Mühle ist, und nehmen Sie eine Tüte mit nach Hause.',
        ]),
        live('menu-teaser', 'Unsere Karte', { most: 6, action: 'Ganze Karte' }, BRIGHT),
        contact(),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** A quiet coffee bar: large serif letters, few words, one wide picture. */
const slow: SiteTemplate = {
  key: 'cafe-slow',
  trade: 'cafe',
  look: { template: 'white-clean', fonts: 'elegant', accent: '#5f6b52' },
  pages: [
    {
      title: 'Startseite',
      description: 'Espresso, Filterkaffee und Kuchen an einem ruhigen Ort.',
      isStart: true,
      blocks: [
        hero({
          layout: 'editorial',
          eyebrow: 'Kaffee, Kuchen, Zeit',
          title: 'Ein langsamer Vormittag',
          text: 'Espresso aus der Siebträgermaschine, Filterkaffee von Hand. Und niemand fragt, wann Sie gehen.',
          picture: 'espresso',
          action: ['Karte ansehen', '/shop'],
        }),
        wide('plant-window'),
        figures([
          ['8 Uhr', 'öffnen wir'],
          ['6 Kuchen', 'backen wir jeden Morgen'],
          ['24 Plätze', 'drinnen, zwölf in der Sonne'],
        ]),
        pictureText(
          'teapot',
          'left',
          [
            'Auch für Teetrinker',
            'Grüner Tee aus Japan, Assam aus kleinen Gärten und im Winter Kräuter vom Hof nebenan. Jede Kanne zieht so lange, wie sie soll.',
          ],
          BRIGHT,
        ),
        live('menu-teaser', 'Unsere Karte', { most: 6, action: 'Ganze Karte' }),
        questions([
          ['Kann ich einen Tisch reservieren?', 'Ab vier Personen gern. Sonst ist meist etwas frei.'],
          ['Darf ich hier arbeiten?', 'Ja. WLAN gibt es überall, Steckdosen an der Fensterbank.'],
          ['Dürfen Hunde mit hinein?', 'Ja. Wasser steht an der Tür.'],
          ['Gibt es Hafermilch?', 'Ja, ohne Aufpreis.'],
        ]),
        hours(),
        way('Zwei Minuten von der Haltestelle. Fahrräder stehen gut im Hof.'),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

export const cafeTemplates: readonly SiteTemplate[] = [morning, slow];
