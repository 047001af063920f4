import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const bookingBlock = blockKind({
  kind: 'booking',
  group: 'boxes',
  version: 2,
  fields: {
    /** Not where a search stands above it already. */
    showsSearch: { type: 'yes' },
    showsMap: { type: 'yes' },
    /** How many locations are listed; all are found by the search. */
    most: { type: 'number', min: 1, max: 50 },
  },
  sample: { showsSearch: true, showsMap: true, most: 6 },
  migrate: (content) => ({ ...content, showsSearch: true }),
});
