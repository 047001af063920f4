import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { type Asset, type mediaApi, mediaProblems } from '../../contract.ts';
import { notifyMedia } from '../notify-media.ts';
import { removeFiles, type StoredFiles, storeFile } from './asset-files.ts';
import { sizeKeys } from './asset-keys.ts';
import { assetFrom, findAsset, lockAsset, saveAssetFiles } from './asset-store.ts';
import { removeFilesJob } from './remove-files.job.ts';
import { takeRoom } from './storage.ts';

const problem = problemsOf(mediaProblems);

/** The same asset with another content: every page that shows it shows the new one. */
export const replaceAsset: UseCase<typeof mediaApi.replace> = async (ctx, { id, file }) => {
  if (!(await findAsset(ctx, id))) throw problem('media.unknown');
  const files = await storeFile(ctx, file);
  try {
    return await ctx.db.transaction((db) => replaced({ ...ctx, db }, id, files));
  } catch (error) {
    await removeFiles(ctx, files.keys);
    throw error;
  }
};

async function replaced(ctx: Ctx, id: string, files: StoredFiles): Promise<Asset> {
  const current = await lockAsset(ctx, id);
  if (!current) throw problem('media.unknown');
  if (current.kind !== files.kind) throw problem('media.other_kind');
  await takeRoom(ctx, files.bytes - current.bytes);
  const saved = await saveAssetFiles(ctx, id, { ...files, crop: null });
  await addJob(ctx, removeFilesJob, { fileKeys: [current.masterKey, ...sizeKeys(current)] });
  await audit(ctx, { subjectKind: 'media', subjectId: id, action: 'media.replaced', address: ctx.request.address });
  await notifyMedia(ctx, 'changed', id);
  return assetFrom(saved);
}
