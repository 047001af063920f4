import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const mapBlock = blockKind({
  kind: 'map',
  group: 'contact',
  version: 1,
  fields: {
    text: { type: 'prose', max: 600 },
    /** Null: the address below, or the company's own. */
    location: { type: 'record', of: 'location' },
    name: { type: 'line', max: 120 },
    address: { type: 'line', max: 200 },
    /** The very spot, as maps show it: `50.9413, 6.9583`. */
    position: { type: 'line', max: 40 },
  },
  sample: {
    text: {
      de: 'Bus und Bahn halten um die Ecke, Parkplätze gibt es im Hof.',
      en: 'Bus and train stop around the corner, there is parking in the yard.',
    },
    location: null,
    name: {},
    address: {},
    position: {},
  },
});
