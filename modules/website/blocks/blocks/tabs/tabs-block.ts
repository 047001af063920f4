import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const tabsBlock = blockKind({
  kind: 'tabs',
  group: 'structure',
  version: 1,
  fields: {
    tabs: {
      type: 'list',
      most: 6,
      fields: {
        title: { type: 'line', max: 50 },
        text: { type: 'prose', max: 3000 },
        picture: { type: 'picture' },
      },
    },
  },
  sample: {
    tabs: [
      {
        title: { de: 'Anreise', en: 'Getting here' },
        text: {
          de: 'Mit der Bahn in zehn Minuten, zu Fuß vom Bahnhof in fünf.',
          en: 'Ten minutes by train, five on foot from the station.',
        },
        picture: null,
      },
      {
        title: { de: 'Parken', en: 'Parking' },
        text: {
          de: 'Im Hof stehen **acht Plätze** bereit, zwei davon mit Ladesäule.',
          en: '**Eight spaces** in the yard, two of them with a charger.',
        },
        picture: null,
      },
      {
        title: { de: 'Mit Kindern', en: 'With children' },
        text: { de: 'Kinderwagen finden überall Platz.', en: 'There is room for prams everywhere.' },
        picture: null,
      },
    ],
  },
});
