import type { WorkCtx } from '@fachwerk/server/ctx';
import { blockKinds, type KnownBlock } from '../facade-blocks.ts';

export type KnownKinds = ReadonlyMap<string, KnownBlock>;

/** All registered block kinds by name. */
export async function knownKinds(ctx: WorkCtx): Promise<KnownKinds> {
  const known = (await ctx.app.hooks.find(blockKinds)?.()) ?? [];
  return new Map(known.map((each) => [each.kind.kind, each]));
}
