import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const offerBlock = blockKind({
  kind: 'offer',
  group: 'shop',
  version: 1,
  fields: {
    /** Null: the promo that ends first. */
    item: { type: 'record', of: 'item' },
    label: { type: 'line', max: 40, isUsual: true },
    action: { type: 'line', max: 40, isUsual: true },
  },
  sample: {
    item: null,
    label: { de: 'Nur kurze Zeit', en: 'For a short time' },
    action: { de: 'Zum Angebot', en: 'To the offer' },
  },
});
