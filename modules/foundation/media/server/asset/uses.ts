import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { MediaUse } from '../../contract.ts';

/** Whoever shows assets says where: in the same transaction in which one is to go. */
export const mediaUses =
  hook<(ctx: CompanyCtx, assetIds: readonly string[]) => Promise<readonly MediaUse[]>>('media.uses');

export async function usesOf(ctx: CompanyCtx, assetIds: readonly string[]): Promise<MediaUse[]> {
  return [...((await ctx.app.hooks.find(mediaUses)?.(ctx, assetIds)) ?? [])];
}
