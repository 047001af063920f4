import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const downloadsBlock = blockKind({
  kind: 'downloads',
  group: 'words',
  version: 1,
  fields: {
    files: {
      type: 'list',
      most: 20,
      fields: {
        title: { type: 'line', max: 120 },
        about: { type: 'line', max: 200 },
        document: { type: 'document' },
      },
    },
  },
  sample: {
    files: [
      {
        title: { de: 'Preisliste', en: 'Price list' },
        about: { de: 'Alle Preise auf einer Seite', en: 'All prices on one page' },
        document: null,
      },
      {
        title: { de: 'Anfahrt', en: 'How to get here' },
        about: { de: 'Zum Ausdrucken', en: 'To print' },
        document: null,
      },
    ],
  },
});
