import type { Translated } from '@fachwerk/base/translated';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { Block, PageContent } from '../../contract-content.ts';
import { type LeftSamples, leftSamplesIn, realBlock, samplesIn } from '../../rules/samples.ts';
import { presentContent } from '../../rules/shown-content.ts';
import { templateSamples } from '../facade-blocks.ts';
import { type KnownKinds, knownKinds } from './known-kinds.ts';

type Kept = Pick<Block, 'kind' | 'version' | 'content' | 'samples'>;
type SamplesOf = (block: Kept) => readonly Translated[];

/** The marks of a block; without marks, all samples of its kind and the templates. */
export async function samplesOf(ctx: WorkCtx, kinds: KnownKinds): Promise<SamplesOf> {
  const templates = (await ctx.app.hooks.find(templateSamples)?.()) ?? new Map<string, readonly Translated[]>();
  return ({ kind: name, samples }) => {
    const kind = kinds.get(name)?.kind;
    if (samples || !kind) return samples ?? [];
    return [...samplesIn(kind.fields, kind.sample), ...(templates.get(name) ?? [])];
  };
}

/** The blocks that still contain sample content, and where. */
export async function leftSamplesOf<B extends Kept>(
  ctx: WorkCtx,
  blocks: readonly B[],
): Promise<{ readonly block: B; readonly left: LeftSamples }[]> {
  const kinds = await knownKinds(ctx);
  const samples = await samplesOf(ctx, kinds);
  return blocks.flatMap((block) => {
    const kind = kinds.get(block.kind)?.kind;
    if (!kind) return [];
    const left = leftSamplesIn(kind.fields, presentContent(kind, block), samples(block));
    return left.words.length + left.pictures.length > 0 ? [{ block, left }] : [];
  });
}

/** A validated content without outdated sample translations. */
export async function withoutOldSamples(ctx: WorkCtx, kinds: KnownKinds, content: PageContent): Promise<PageContent> {
  const samples = await samplesOf(ctx, kinds);
  const blocks = content.blocks.map((block) =>
    realBlock(kinds.get(block.kind)?.kind.fields ?? {}, block, samples(block)),
  );
  return { ...content, blocks };
}
