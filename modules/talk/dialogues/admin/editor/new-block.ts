import type { BlockKind, FlowBlock } from '../../contract-flow.ts';

const newId = () => crypto.randomUUID().slice(0, 8);

export const newOption = () => ({ id: newId(), label: { de: '' }, goTo: null });

/** A block as a new one of its kind begins; what leads somewhere leads to the first block until somebody says where. */
export function newBlock(kind: BlockKind, firstId: string): FlowBlock {
  const id = newId();
  switch (kind) {
    case 'picture':
      return { id, kind, mediaId: null, text: {} };
    case 'buttons':
      return { id, kind, text: {}, options: [newOption()] };
    case 'input':
      return { id, kind, text: {}, check: 'text', keepAs: 'nothing' };
    case 'condition':
      return { id, kind, when: { of: firstId || id, is: 'one_of', values: [''] }, goTo: firstId || id };
    case 'jump':
      return { id, kind, goTo: firstId || id };
    case 'book':
      return { id, kind, text: {}, where: 'shop' };
    default:
      return { id, kind, text: {} };
  }
}
