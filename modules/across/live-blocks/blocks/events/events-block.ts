import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const eventsBlock = blockKind({
  kind: 'events',
  group: 'words',
  version: 1,
  fields: {
    entries: {
      type: 'list',
      most: 40,
      fields: {
        title: { type: 'line', max: 120 },
        /** Null: it is still to be said when. */
        from: { type: 'instant' },
        /** Null: by the end of its day. */
        to: { type: 'instant' },
        /** Empty: at the company's own address. */
        place: { type: 'line', max: 160 },
        text: { type: 'prose', max: 1000 },
        link: { type: 'link' },
      },
    },
    /** Said while nothing is to come. */
    none: { type: 'line', max: 160, isUsual: true },
  },
  sample: {
    entries: [
      {
        title: { de: 'Tag der offenen Tür', en: 'Open day' },
        from: null,
        to: null,
        place: {},
        text: { de: 'Schauen, fragen, ausprobieren.', en: 'Look, ask, try.' },
        link: null,
      },
    ],
    none: { de: 'Zurzeit ist nichts geplant.', en: 'Nothing is planned at the moment.' },
  },
});
