import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const cafeTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Guter Kaffee, selbst gebackener Kuchen und ein Platz zum Bleiben.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Café',
          title: 'Setzen Sie sich. Der Kaffee kommt.',
          text: 'Frisch gemahlen, von Hand gebrüht, dazu Kuchen aus der eigenen Backstube.',
          layout: 'side',
          action: 'Karte ansehen',
          actionLink: '/shop',
          second: '',
          secondLink: null,
          points: [
            { text: 'Frühstück bis mittags' },
            { text: 'Kuchen aus eigener Backstube' },
            { text: 'Plätze im Freien' },
          ],
        },
      },
      {
        kind: 'opening-hours',
        content: { note: 'Warme Küche gibt es bis eine Stunde vor Schluss.' },
        headline: 'Wann wir da sind',
        settings: { background: 'bright' },
      },
      {
        kind: 'columns',
        content: {
          look: 'cards',
          columns: [
            { title: 'Frühstück', text: 'Vom Croissant bis zur großen Platte.' },
            { title: 'Mittag', text: 'Eine Suppe, ein Salat, ein warmes Gericht. Jeden Tag anders.' },
            { title: 'Kuchen', text: 'Was heute in der Vitrine steht, haben wir heute gebacken.' },
          ],
        },
        headline: 'Was es gibt',
      },
      {
        kind: 'picture-text',
        content: {
          title: 'Bohnen mit Herkunft',
          text: 'Wir rösten nicht selbst, aber wir kennen die, die es tun. Fragen Sie, was gerade in der Mühle ist.',
          side: 'left',
          action: '',
          actionLink: null,
        },
      },
      {
        kind: 'gallery',
        content: {
          layout: 'mosaic',
          pictures: [
            { caption: 'Am Fenster' },
            { caption: 'Die Vitrine' },
            { caption: 'Im Hof' },
            { caption: 'Die Maschine' },
          ],
        },
        headline: 'Ein Blick hinein',
      },
      {
        kind: 'reviews',
        content: {
          items: [
            { text: 'Der beste Ort für einen langsamen Vormittag.', name: 'Name', about: 'im Mai', stars: 5 },
            { text: 'Kuchen wie zu Hause, nur besser.', name: 'Name', about: 'im Juni', stars: 5 },
          ],
        },
        headline: 'Was Gäste sagen',
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
