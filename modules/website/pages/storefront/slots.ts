import { fillSlot, type PartProps, type SlotFill, slot } from '@fachwerk/site/slot';
import type { ComponentType } from 'react';
import type { ShownBlock } from '../contract-shown.ts';
import type { BlockFields } from '../rules/block-fields.ts';
import type { BlockKind, BlockOf } from '../rules/block-kind.ts';

/** A block, and whether the page begins with it. */
export type GivenBlock = ShownBlock & { readonly isFirst: boolean };

/** Where a page draws its blocks, each with the part of its kind. */
export const blockSlot = slot<GivenBlock>('pages.block');

/** By which the page finds the part of a block. */
export type FilledBlock = { readonly kind: string };

type View<Fields extends BlockFields, Data> = ComponentType<
  PartProps<BlockOf<BlockKind<Fields>, Data>, FilledBlock> | { readonly given: BlockOf<BlockKind<Fields>, Data> }
>;

/** How a kind is drawn, and what its forms do. Its script is fetched by pages that have such a block, and by no other. */
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

/** What the page has loaded holds its blocks. */
function isOn(page: unknown, kind: string): boolean {
  const { blocks } = page as { readonly blocks?: readonly ShownBlock[] };
  return blocks?.some((block) => block.kind === kind) ?? false;
}
