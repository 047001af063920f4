import type { ShownBlock } from '../contract-shown.ts';
import type { BlockFields, Shown, Written } from './block-fields.ts';

/** Where the editor offers it. */
export const BLOCK_GROUPS = ['words', 'pictures', 'shop', 'boxes', 'contact', 'structure'] as const;

/**
 * One kind of block: what can be written in it, and how it begins. Its words in the editor are `block.<kind>` (its name) and
 * `block.<kind>.<field>`; its view is found by the kind.
 */
export type BlockKind<Fields extends BlockFields = BlockFields> = {
  readonly kind: string;
  readonly group: (typeof BLOCK_GROUPS)[number];
  /** Raised when the fields change; `migrate` then makes the new shape of what older pages kept. */
  readonly version: number;
  readonly fields: Fields;
  /** What a new one holds: complete and good to look at, without a word of a real company. */
  readonly sample: Written<Fields>;
  readonly migrate?: (content: Readonly<Record<string, unknown>>, from: number) => Readonly<Record<string, unknown>>;
};

/** Declares a kind, so that fields, sample and view agree. */
export function blockKind<const Fields extends BlockFields>(declared: BlockKind<Fields>): BlockKind<Fields> {
  return declared;
}

/** A block as the view of its kind gets it: what was written in the visitor's language, and what the server knows. */
export type BlockOf<Kind extends { readonly fields: BlockFields }, Data = null> = Omit<
  ShownBlock,
  'content' | 'data'
> & {
  readonly content: Shown<Kind['fields']>;
  readonly data: Data;
  /** The first of its page: it is seen at once, and a hero is the title of it. */
  readonly isFirst: boolean;
};
