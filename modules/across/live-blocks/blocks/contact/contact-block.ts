import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const contactBlock = blockKind({
  kind: 'contact',
  group: 'contact',
  version: 1,
  fields: {
    text: { type: 'prose', max: 600, isUsual: true },
    showsRoute: { type: 'yes' },
  },
  sample: {
    text: {
      de: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.',
      deDu: 'Ruf an, schreib, oder komm vorbei.',
      en: 'Call, write, or come by.',
    },
    showsRoute: true,
  },
});
