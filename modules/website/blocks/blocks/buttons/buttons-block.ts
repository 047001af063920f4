import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const buttonsBlock = blockKind({
  kind: 'buttons',
  group: 'structure',
  version: 1,
  fields: {
    buttons: {
      type: 'list',
      most: 5,
      fields: {
        text: { type: 'line', max: 40, isUsual: true },
        link: { type: 'link' },
        look: { type: 'choice', of: ['primary', 'plain', 'quiet'] },
      },
    },
    align: { type: 'choice', of: ['start', 'center'] },
  },
  sample: {
    buttons: [
      { text: { de: 'Anrufen', en: 'Call us' }, link: 'tel:+49', look: 'primary' },
      { text: { de: 'Zur Startseite', en: 'To the start page' }, link: '/', look: 'plain' },
    ],
    align: 'start',
  },
});
