import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const itemTeaserBlock = blockKind({
  kind: 'item-teaser',
  group: 'shop',
  version: 1,
  fields: {
    /** None: the first of the menu that have a picture. */
    items: { type: 'list', most: 6, fields: { item: { type: 'record', of: 'item' } } },
    action: { type: 'line', max: 40, isUsual: true },
  },
  sample: { items: [], action: { de: 'Alles ansehen', en: 'See everything' } },
});
