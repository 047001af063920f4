import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const liveLocationBlock = blockKind({
  kind: 'live-location',
  group: 'boxes',
  version: 1,
  fields: {
    /** Null: the one with the most free boxes. */
    location: { type: 'record', of: 'location' },
    action: { type: 'line', max: 40, isUsual: true },
  },
  sample: { location: null, action: { de: 'Fach buchen', en: 'Book a box' } },
});
