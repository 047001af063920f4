import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const locationSearchBlock = blockKind({
  kind: 'location-search',
  group: 'boxes',
  version: 1,
  fields: {
    action: { type: 'line', max: 30, isUsual: true },
    /** What a box costs at least, and how many are free now. */
    showsFacts: { type: 'yes' },
  },
  sample: { action: { de: 'Fach finden', en: 'Find a box' }, showsFacts: true },
});
