import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const separatorBlock = blockKind({
  kind: 'separator',
  group: 'structure',
  version: 1,
  fields: {
    look: { type: 'choice', of: ['line', 'space', 'sign'] },
    size: { type: 'choice', of: ['small', 'normal', 'large'] },
  },
  sample: { look: 'line', size: 'normal' },
});
