import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const videoBlock = blockKind({
  kind: 'video',
  group: 'pictures',
  version: 1,
  fields: {
    address: { type: 'link' },
    title: { type: 'line', max: 120 },
    poster: { type: 'picture', isDrawn: true },
  },
  sample: {
    address: null,
    title: { de: 'Ein Rundgang in einer Minute', en: 'A tour in one minute' },
    poster: null,
  },
});
