import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const openingHoursBlock = blockKind({
  kind: 'opening-hours',
  group: 'contact',
  version: 1,
  fields: {
    /** Null: the shop, or the first location of a network. */
    location: { type: 'record', of: 'location' },
    note: { type: 'line', max: 200, isUsual: true },
  },
  sample: {
    location: null,
    note: { de: 'An Feiertagen gelten andere Zeiten.', en: 'Hours differ on public holidays.' },
  },
});
