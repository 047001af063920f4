import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const quoteBlock = blockKind({
  kind: 'quote',
  group: 'words',
  version: 1,
  fields: {
    text: { type: 'line', max: 500 },
    name: { type: 'line', max: 80 },
    role: { type: 'line', max: 80 },
    picture: { type: 'picture' },
  },
  sample: {
    text: {
      de: 'Gute Arbeit spricht sich herum. Mehr Werbung haben wir nie gebraucht.',
      en: 'Good work gets around. We never needed more advertising.',
    },
    name: { de: 'Anna Berger', en: 'Anna Berger' },
    role: { de: 'Inhaberin', en: 'Owner' },
    picture: null,
  },
});
