import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const columnsBlock = blockKind({
  kind: 'columns',
  group: 'structure',
  version: 1,
  fields: {
    columns: {
      type: 'list',
      most: 4,
      fields: {
        picture: { type: 'picture' },
        title: { type: 'line', max: 100 },
        text: { type: 'prose', max: 1500 },
        action: { type: 'line', max: 40, isUsual: true },
        link: { type: 'link' },
      },
    },
    look: { type: 'choice', of: ['cards', 'open'] },
  },
  sample: {
    columns: [
      {
        picture: null,
        title: { de: 'Beraten', en: 'Advice' },
        text: {
          de: 'Wir hören zu und sagen ehrlich, was es braucht.',
          en: 'We listen and tell you honestly what it takes.',
        },
        action: {},
        link: null,
      },
      {
        picture: null,
        title: { de: 'Machen', en: 'Work' },
        text: { de: 'Sauber, pünktlich und zum abgesprochenen Preis.', en: 'Clean, on time and at the price agreed.' },
        action: {},
        link: null,
      },
      {
        picture: null,
        title: { de: 'Bleiben', en: 'Stay' },
        text: {
          de: 'Auch danach sind wir für Sie da.',
          deDu: 'Auch danach sind wir für dich da.',
          en: 'We are there for you afterwards, too.',
        },
        action: {},
        link: null,
      },
    ],
    look: 'cards',
  },
});
