import type { CompanyCtx } from '@fachwerk/server/ctx';
import { extensionPoint } from '@fachwerk/server/hooks';
import type { MediaUse } from '../../contract.ts';

type ListUses = (ctx: CompanyCtx, assetIds: readonly string[]) => Promise<readonly MediaUse[]>;

/** Whoever keeps the id of an asset says where it is shown: in the same transaction in which one is to go. */
export const mediaUses = extensionPoint<ListUses>('media.uses', { isOptional: true });

export async function usesOf(ctx: CompanyCtx, assetIds: readonly string[]): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  for (const list of ctx.app.hooks.all(mediaUses)) uses.push(...(await list(ctx, assetIds)));
  return uses;
}
