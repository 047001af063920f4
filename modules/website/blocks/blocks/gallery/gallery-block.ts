import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const galleryBlock = blockKind({
  kind: 'gallery',
  group: 'pictures',
  version: 1,
  fields: {
    layout: { type: 'choice', of: ['grid', 'mosaic', 'row'] },
    pictures: {
      type: 'list',
      most: 24,
      fields: { picture: { type: 'picture', isDrawn: true }, caption: { type: 'line', max: 160 } },
    },
  },
  sample: {
    layout: 'mosaic',
    pictures: [
      { picture: null, caption: { de: 'Der Eingang', en: 'The entrance' } },
      { picture: null, caption: { de: 'Innen', en: 'Inside' } },
      { picture: null, caption: { de: 'Am Abend', en: 'In the evening' } },
      { picture: null, caption: { de: 'Das Team', en: 'The team' } },
    ],
  },
});
