import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const pictureBlock = blockKind({
  kind: 'picture',
  group: 'pictures',
  version: 1,
  fields: {
    picture: { type: 'picture', isDrawn: true },
    caption: { type: 'line', max: 200 },
    link: { type: 'link' },
  },
  sample: {
    picture: null,
    caption: {
      de: 'Ein Bild sagt, wie es bei Ihnen aussieht',
      deDu: 'Ein Bild sagt, wie es bei dir aussieht',
      en: 'A picture shows what it is like at your place',
    },
    link: null,
  },
});
