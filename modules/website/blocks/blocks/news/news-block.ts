import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const newsBlock = blockKind({
  kind: 'news',
  group: 'words',
  version: 1,
  fields: {
    entries: {
      type: 'list',
      most: 12,
      fields: {
        on: { type: 'instant' },
        title: { type: 'line', max: 120 },
        text: { type: 'prose', max: 1000 },
        picture: { type: 'picture' },
        link: { type: 'link' },
      },
    },
  },
  sample: {
    entries: [
      {
        on: null,
        title: { de: 'Neue Öffnungszeiten', en: 'New opening hours' },
        text: {
          de: 'Ab sofort haben wir donnerstags eine Stunde länger offen.',
          en: 'From now on we stay open an hour longer on Thursdays.',
        },
        picture: null,
        link: null,
      },
      {
        on: null,
        title: { de: 'Wir feiern', en: 'We celebrate' },
        text: {
          de: 'Zehn Jahre: Kommen Sie auf ein Glas vorbei.',
          deDu: 'Zehn Jahre: Komm auf ein Glas vorbei.',
          en: 'Ten years: come by for a glass.',
        },
        picture: null,
        link: null,
      },
    ],
  },
});
