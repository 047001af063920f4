import type { ShownBlock } from '../contract-shown.ts';
import type { BlockFields, Shown, Written } from './block-fields.ts';

/** Groups of the block picker. */
export const BLOCK_GROUPS = ['words', 'pictures', 'shop', 'boxes', 'contact', 'structure'] as const;

/** One kind of block: its fields and its sample. Its editor labels are `block.<kind>` and `block.<kind>.<field>`; its view is found by the kind. */
export type BlockKind<Fields extends BlockFields = BlockFields> = {
  readonly kind: string;
  readonly group: (typeof BLOCK_GROUPS)[number];
  /** Incremented when the fields change; `migrate` then converts older content. */
  readonly version: number;
  readonly fields: Fields;
  /** Content of a new block: complete and presentable, without texts of a real company. */
  readonly sample: Written<Fields>;
  readonly migrate?: (content: Readonly<Record<string, unknown>>, from: number) => Readonly<Record<string, unknown>>;
};

/** Declares a kind, so that the types of fields, sample and view agree. */
export function blockKind<const Fields extends BlockFields>(declared: BlockKind<Fields>): BlockKind<Fields> {
  return declared;
}

/** A block as the view of its kind gets it: texts in the visitor's language, and server data. */
export type BlockOf<Kind extends { readonly fields: BlockFields }, Data = null> = Omit<
  ShownBlock,
  'content' | 'data'
> & {
  readonly content: Shown<Kind['fields']>;
  readonly data: Data;
  /** Above the fold; a hero then renders the page title. */
  readonly isFirst: boolean;
};
