import { canWrite } from '@fachwerk/ai-text/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type mediaApi, mediaProblems } from '../../contract.ts';
import { assetFrom, findAsset as findStored } from './asset-store.ts';
import { usesOf } from './uses.ts';

const problem = problemsOf(mediaProblems);

export const findAsset: UseCase<typeof mediaApi.find> = async (ctx, { id }) => {
  const asset = await findStored(ctx, id);
  if (!asset) throw problem('media.unknown');
  return {
    asset: assetFrom(asset),
    uses: await usesOf(ctx, [id]),
    canSuggestAlt: asset.kind === 'picture' && canWrite(ctx.app),
  };
};
