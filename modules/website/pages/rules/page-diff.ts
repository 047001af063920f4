import type { Block, PageContent } from '../contract-content.ts';

/** Change of a block between two contents. A changed and moved block is listed once, as changed. */
type BlockChange = {
  readonly id: string;
  readonly kind: string;
  readonly what: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: Block | null;
  readonly after: Block | null;
};

type PageDiff = {
  /** Changed fields outside the blocks: title, description, layout … */
  readonly fields: readonly Exclude<keyof PageContent, 'blocks'>[];
  /** In the order of the newer content; removed blocks come last. */
  readonly blocks: readonly BlockChange[];
};

/** Compares block by block, by their permanent ids. */
export function diffContents(before: PageContent, after: PageContent): PageDiff {
  const old = byId(before);
  const fresh = byId(after);
  const stayed = longestInOrder(before.blocks, after.blocks);
  const changes = after.blocks.flatMap((block): BlockChange[] => {
    const was = old.get(block.id);
    const about = { id: block.id, kind: block.kind, after: block };
    if (!was) return [{ ...about, what: 'added', before: null }];
    if (!isSame(unmarked(was), unmarked(block))) return [{ ...about, what: 'changed', before: was }];
    return stayed.has(block.id) ? [] : [{ ...about, what: 'moved', before: was }];
  });
  const removed = before.blocks
    .filter(({ id }) => !fresh.has(id))
    .map((block): BlockChange => ({ id: block.id, kind: block.kind, what: 'removed', before: block, after: null }));
  return { fields: FIELDS.filter((field) => !isSame(before[field], after[field])), blocks: [...changes, ...removed] };
}

export function hasDiff(before: PageContent, after: PageContent): boolean {
  const { fields, blocks } = diffContents(before, after);
  return fields.length > 0 || blocks.length > 0;
}

export const FIELDS = [
  'title',
  'tabText',
  'tabIcon',
  'description',
  'keywords',
  'layout',
  'shareMediaId',
] as const satisfies readonly (keyof PageContent)[];

/** A block without its sample marks, which do not count as a difference. */
export const unmarked = ({ samples: _, ...block }: Block): Omit<Block, 'samples'> => block;

/** Treats missing and empty alike, and ignores the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== '');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, plain(each)]));
}

const byId = ({ blocks }: PageContent) => new Map(blocks.map((block) => [block.id, block]));

/** The largest set of blocks that kept their order: the others count as moved. */
function longestInOrder(before: readonly Block[], after: readonly Block[]): ReadonlySet<string> {
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const both = after.filter(({ id }) => places.has(id)).map(({ id }) => id);
  const best: { length: number; from: number }[] = [];
  for (const [at, id] of both.entries()) {
    let step = { length: 1, from: -1 };
    for (let earlier = 0; earlier < at; earlier++) {
      const isBefore = places.get(both[earlier]!)! < places.get(id)!;
      if (isBefore && best[earlier]!.length >= step.length) step = { length: best[earlier]!.length + 1, from: earlier };
    }
    best.push(step);
  }
  const kept = new Set<string>();
  let at = best.reduce((most, { length }, place) => (length > (best[most]?.length ?? 0) ? place : most), -1);
  for (; at >= 0; at = best[at]!.from) kept.add(both[at]!);
  return kept;
}
