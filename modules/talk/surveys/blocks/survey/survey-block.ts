import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const surveyBlock = blockKind({
  kind: 'survey',
  group: 'contact',
  version: 1,
  fields: { text: { type: 'prose', max: 2000, isUsual: true }, survey: { type: 'record', of: 'survey' } },
  sample: {
    text: {
      de: 'Ihre Meinung zählt. Es dauert etwa eine Minute.',
      deDu: 'Deine Meinung zählt. Es dauert etwa eine Minute.',
      en: 'Your opinion counts. It takes about a minute.',
    },
    survey: null,
  },
});
