import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const reviewsBlock = blockKind({
  kind: 'reviews',
  group: 'words',
  version: 1,
  fields: {
    items: {
      type: 'list',
      most: 12,
      fields: {
        text: { type: 'line', max: 600 },
        name: { type: 'line', max: 80 },
        about: { type: 'line', max: 80 },
        stars: { type: 'number', min: 0, max: 5 },
      },
    },
    /** How they are checked has to be said (§ 5b (3) UWG); left empty, the page says that they are not. */
    checked: { type: 'line', max: 400 },
  },
  sample: {
    items: [
      {
        text: {
          de: 'Freundlich, schnell und genau so, wie es abgesprochen war.',
          en: 'Friendly, quick and just as agreed.',
        },
        name: { de: 'Marta K.', en: 'Marta K.' },
        about: { de: 'im Mai', en: 'in May' },
        stars: 5,
      },
      {
        text: {
          de: 'Wir kommen seit Jahren und wurden nie enttäuscht.',
          en: 'We have been coming for years and were never let down.',
        },
        name: { de: 'Familie Aydin', en: 'The Aydin family' },
        about: { de: 'im Juni', en: 'in June' },
        stars: 5,
      },
      {
        text: {
          de: 'Am Samstag muss man etwas warten, aber es lohnt sich.',
          en: 'A little wait on Saturdays, but it is worth it.',
        },
        name: { de: 'Jonas P.', en: 'Jonas P.' },
        about: { de: 'im Juli', en: 'in July' },
        stars: 4,
      },
    ],
    checked: {},
  },
});
