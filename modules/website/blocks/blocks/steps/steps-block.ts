import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const stepsBlock = blockKind({
  kind: 'steps',
  group: 'structure',
  version: 1,
  fields: {
    steps: {
      type: 'list',
      most: 8,
      fields: { title: { type: 'line', max: 100 }, text: { type: 'line', max: 400 } },
    },
  },
  sample: {
    steps: [
      {
        title: { de: 'Aussuchen', en: 'Choose' },
        text: { de: 'In Ruhe ansehen, was passt.', en: 'Take your time to find what fits.' },
      },
      {
        title: { de: 'Bescheid geben', en: 'Tell us' },
        text: { de: 'Online, am Telefon oder an der Theke.', en: 'Online, by phone or at the counter.' },
      },
      {
        title: { de: 'Abholen', en: 'Collect' },
        text: { de: 'Wir melden uns, sobald alles bereit ist.', en: 'We let you know as soon as it is ready.' },
      },
    ],
  },
});
