import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const bookingBlock = blockKind({
  kind: 'booking',
  group: 'boxes',
  version: 1,
  fields: {
    showsMap: { type: 'yes' },
    /** How many locations are listed; all are found by the search. */
    most: { type: 'number', min: 1, max: 50 },
  },
  sample: { showsMap: true, most: 6 },
});
