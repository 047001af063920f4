import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const menuTeaserBlock = blockKind({
  kind: 'menu-teaser',
  group: 'shop',
  version: 1,
  fields: {
    most: { type: 'number', min: 1, max: 12 },
    action: { type: 'line', max: 40, isUsual: true },
  },
  sample: { most: 6, action: { de: 'Ganze Karte ansehen', en: 'See the whole menu' } },
});
