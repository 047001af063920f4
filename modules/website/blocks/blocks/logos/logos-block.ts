import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const logosBlock = blockKind({
  kind: 'logos',
  group: 'pictures',
  version: 1,
  fields: {
    logos: {
      type: 'list',
      most: 16,
      fields: { picture: { type: 'picture' }, name: { type: 'line', max: 80 }, link: { type: 'link' } },
    },
    isGrey: { type: 'yes' },
  },
  sample: {
    logos: [
      { picture: null, name: { de: 'Partner eins', en: 'Partner one' }, link: null },
      { picture: null, name: { de: 'Partner zwei', en: 'Partner two' }, link: null },
      { picture: null, name: { de: 'Partner drei', en: 'Partner three' }, link: null },
      { picture: null, name: { de: 'Partner vier', en: 'Partner four' }, link: null },
    ],
    isGrey: true,
  },
});
