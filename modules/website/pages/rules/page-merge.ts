import type { Block, PageContent } from '../contract-content.ts';
import { MOST_BLOCKS } from '../contract-content.ts';
import { FIELDS, isSame, unmarked } from './page-diff.ts';

export type Merged = {
  readonly content: PageContent;
  /** Blocks changed on both sides: the content has mine, and a person decides. */
  readonly blocks: readonly { readonly id: string; readonly mine: Block | null; readonly theirs: Block | null }[];
  /** Page fields changed on both sides. */
  readonly fields: readonly (typeof FIELDS)[number][];
};

/** Three-way merge of drafts: a change on one side is taken; a conflict takes mine and is listed. */
export function mergeDrafts(base: PageContent, mine: PageContent, theirs: PageContent): Merged {
  const fields: Merged['fields'][number][] = [];
  const picked = FIELDS.map((field) => {
    const side = sideOf(base[field], mine[field], theirs[field]);
    if (side === 'both') fields.push(field);
    return [field, side === 'theirs' ? theirs[field] : mine[field]];
  });
  const { blocks, conflicts } = mergedBlocks(base.blocks, mine.blocks, theirs.blocks);
  return { content: { ...mine, ...Object.fromEntries(picked), blocks }, blocks: conflicts, fields };
}

function sideOf(base: unknown, mine: unknown, theirs: unknown): 'mine' | 'theirs' | 'both' {
  if (isSame(mine, theirs) || isSame(base, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : 'both';
}

function mergedBlocks(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]) {
  const [old, own, other] = [base, mine, theirs].map((blocks) => new Map(blocks.map((block) => [block.id, block])));
  const conflicts: Merged['blocks'][number][] = [];
  const picked = new Map<string, Block>();
  for (const id of new Set([...own!.keys(), ...other!.keys(), ...old!.keys()])) {
    const sides = { mine: own!.get(id) ?? null, theirs: other!.get(id) ?? null };
    const [was, here, there] = [old!.get(id) ?? null, sides.mine, sides.theirs].map(
      (block) => block && unmarked(block),
    );
    const side = sideOf(was, here, there);
    if (side === 'both') conflicts.push({ id, ...sides });
    // A block changed on one side and deleted on the other stays, so that no work is lost.
    const block = side === 'both' ? (sides.mine ?? sides.theirs) : sides[side];
    if (block) picked.set(id, block);
  }
  const order = mergedOrder(base.map(idOf), mine.map(idOf), theirs.map(idOf)).filter((id) => picked.has(id));
  return { blocks: order.slice(0, MOST_BLOCKS).map((id) => picked.get(id)!), conflicts };
}

const idOf = ({ id }: Block) => id;

/** The side that moved blocks determines the order; blocks only the other side has follow their predecessor there. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const hasMoved = !isSame(
    base.filter((id) => mine.includes(id)),
    mine.filter((id) => base.includes(id)),
  );
  const [leads, follows] = hasMoved ? [mine, theirs] : [theirs, mine];
  const order = [...leads];
  for (const [at, id] of follows.entries()) {
    if (order.includes(id)) continue;
    const before = follows[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
