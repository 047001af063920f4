import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { type Asset, type Crop, type mediaApi, mediaProblems } from '../../contract.ts';
import { notifyMedia } from '../notify-media.ts';
import { removeFiles, storeCrop } from './asset-files.ts';
import { sizeKeys } from './asset-keys.ts';
import { assetFrom, findAsset, lockAsset, saveAssetFiles } from './asset-store.ts';
import { removeFilesJob } from './remove-files.job.ts';
import { takeRoom } from './storage.ts';

const problem = problemsOf(mediaProblems);

/** The original stays, so that a crop can be taken back. */
export const cropAsset: UseCase<typeof mediaApi.crop> = async (ctx, { id, crop }) => {
  const asset = await findAsset(ctx, id);
  if (!asset) throw problem('media.unknown');
  if (asset.kind !== 'picture') throw problem('media.not_a_picture');
  const drawn = await storeCrop(ctx, asset, crop);
  try {
    return await ctx.db.transaction((db) =>
      cropped({ ...ctx, db }, id, { ...drawn, crop, masterKey: asset.masterKey }),
    );
  } catch (error) {
    await removeFiles(ctx, drawn.keys);
    throw error;
  }
};

type Drawn = Awaited<ReturnType<typeof storeCrop>> & { readonly crop: Crop | null; readonly masterKey: string };

async function cropped(ctx: Ctx, id: string, drawn: Drawn): Promise<Asset> {
  const current = await lockAsset(ctx, id);
  if (!current) throw problem('media.unknown');
  // What was drawn is of a picture that somebody has replaced meanwhile.
  if (current.masterKey !== drawn.masterKey) throw problem('media.changed_meanwhile');
  await takeRoom(ctx, drawn.bytes - current.bytes);
  const saved = await saveAssetFiles(ctx, id, drawn);
  await addJob(ctx, removeFilesJob, { fileKeys: sizeKeys(current) });
  await audit(ctx, { subjectKind: 'media', subjectId: id, action: 'media.cropped', address: ctx.request.address });
  await notifyMedia(ctx, 'changed', id);
  return assetFrom(saved);
}
