import type { WorkCtx } from '@fachwerk/server/ctx';
import { blockKinds, type KnownBlock } from '../facade-blocks.ts';

export type KnownKinds = ReadonlyMap<string, KnownBlock>;

/** All kinds of block there are in this house, by their name. */
export async function knownKinds(ctx: WorkCtx): Promise<KnownKinds> {
  const known = (await ctx.app.hooks.find(blockKinds)?.()) ?? [];
  return new Map(known.map((each) => [each.kind.kind, each]));
}
