import { blockKind } from '@fachwerk/pages/rules/block-kind';

/** What layouts were called before version 2. */
const FORMER: Readonly<Record<string, string>> = { side: 'split', behind: 'full' };

export const heroBlock = blockKind({
  kind: 'hero',
  group: 'words',
  version: 2,
  fields: {
    eyebrow: { type: 'line', max: 60, isUsual: true },
    title: { type: 'line', max: 120 },
    text: { type: 'prose', max: 600 },
    picture: { type: 'picture', isDrawn: true, notAt: { layout: 'plain' } },
    layout: { type: 'choice', of: ['split', 'full', 'editorial', 'list', 'plain'] },
    action: { type: 'line', max: 40, isUsual: true },
    actionLink: { type: 'link' },
    second: { type: 'line', max: 40, isUsual: true },
    secondLink: { type: 'link' },
    points: { type: 'list', most: 4, fields: { text: { type: 'line', max: 60 } } },
    /** Where most visitors want to go, one touch away. */
    ways: {
      type: 'list',
      most: 6,
      fields: {
        title: { type: 'line', max: 60, isUsual: true },
        about: { type: 'line', max: 100 },
        link: { type: 'link' },
      },
    },
  },
  sample: {
    eyebrow: { de: 'Willkommen', en: 'Welcome' },
    title: { de: 'Schön, dass Sie da sind', deDu: 'Schön, dass du da bist', en: 'Good to have you here' },
    text: {
      de: 'Sagen Sie hier in zwei Sätzen, was es bei Ihnen gibt und warum man gern wiederkommt.',
      deDu: 'Sag hier in zwei Sätzen, was es bei dir gibt und warum man gern wiederkommt.',
      en: 'Say in two sentences what you offer and why people like to come back.',
    },
    picture: null,
    layout: 'split',
    action: { de: 'Jetzt ansehen', en: 'Have a look' },
    actionLink: '/',
    second: { de: 'So finden Sie uns', deDu: 'So findest du uns', en: 'How to find us' },
    secondLink: null,
    points: [
      { text: { de: 'Mitten in der Stadt', en: 'In the heart of town' } },
      { text: { de: 'Jeden Tag offen', en: 'Open every day' } },
    ],
    ways: [],
  },
  migrate: ({ layout, ...rest }) => ({ ...rest, layout: FORMER[String(layout)] ?? layout, ways: [] }),
});
