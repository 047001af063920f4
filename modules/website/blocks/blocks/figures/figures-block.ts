import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const figuresBlock = blockKind({
  kind: 'figures',
  group: 'structure',
  version: 1,
  fields: {
    figures: {
      type: 'list',
      most: 6,
      fields: { value: { type: 'line', max: 20 }, label: { type: 'line', max: 80 } },
    },
  },
  sample: {
    figures: [
      { value: { de: '10', en: '10' }, label: { de: 'Jahre am Ort', en: 'years in town' } },
      { value: { de: '24/7', en: '24/7' }, label: { de: 'erreichbar', en: 'available' } },
      { value: { de: '3 Min.', en: '3 min' }, label: { de: 'vom Bahnhof', en: 'from the station' } },
    ],
  },
});
