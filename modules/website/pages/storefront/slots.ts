import { fillSlot, type PartProps, type SlotFill, slot } from '@fachwerk/site/slot';
import type { ComponentType } from 'react';
import type { ShownBlock } from '../contract-shown.ts';
import type { BlockFields } from '../rules/block-fields.ts';
import type { BlockKind, BlockOf } from '../rules/block-kind.ts';

/** A block, and whether it is the first of its page. */
export type GivenBlock = ShownBlock & { readonly isFirst: boolean };

/** Renders each block with the part of its kind. */
export const blockSlot = slot<GivenBlock>('pages.block');

/** Key by which a page finds a block's part. */
export type FilledBlock = { readonly kind: string };

type View<Fields extends BlockFields, Data> = ComponentType<
  PartProps<BlockOf<BlockKind<Fields>, Data>, FilledBlock> | { readonly given: BlockOf<BlockKind<Fields>, Data> }
>;

/** Registers the view of a kind and its form actions. Its script loads only on pages with such a block. */
export function fillBlock<Fields extends BlockFields, Data>(
  { kind }: BlockKind<Fields>,
  part: () => Promise<{ readonly Part: View<Fields, Data> }>,
  acts: NonNullable<SlotFill['acts']> = {},
): SlotFill {
  return fillSlot(blockSlot, {
    load: async (_ctx, page) => (isOn(page, kind) ? { kind } : null),
    part: part as never,
    acts,
  });
}

/** Whether the loaded page has a block of this kind. */
function isOn(page: unknown, kind: string): boolean {
  const { blocks } = page as { readonly blocks?: readonly ShownBlock[] };
  return blocks?.some((block) => block.kind === kind) ?? false;
}
