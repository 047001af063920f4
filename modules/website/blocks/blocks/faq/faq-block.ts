import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const faqBlock = blockKind({
  kind: 'faq',
  group: 'words',
  version: 1,
  fields: {
    items: {
      type: 'list',
      most: 30,
      fields: { question: { type: 'line', max: 200 }, answer: { type: 'prose', max: 2000 } },
    },
    isFirstOpen: { type: 'yes' },
  },
  sample: {
    items: [
      {
        question: { de: 'Muss ich vorher Bescheid sagen?', en: 'Do I have to let you know in advance?' },
        answer: {
          de: 'Nein. Wer viele Leute mitbringt, ruft am besten kurz an.',
          en: 'No. If you bring many people, a short call is best.',
        },
      },
      {
        question: { de: 'Wie kann ich zahlen?', en: 'How can I pay?' },
        answer: { de: 'Bar, mit Karte und mit dem Telefon.', en: 'Cash, by card and by phone.' },
      },
      {
        question: { de: 'Ist es barrierefrei?', en: 'Is it accessible?' },
        answer: { de: 'Ja, der Eingang ist ebenerdig.', en: 'Yes, there are no steps at the entrance.' },
      },
    ],
    isFirstOpen: true,
  },
});
