import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db-errors';
import { type Asset, mediaProblems } from '../../contract.ts';
import { notifyMedia } from '../notify-media.ts';
import { removeFiles, type StoredFiles, storeFile } from './asset-files.ts';
import { addAsset, assetFrom, findUploaded, type NewAsset } from './asset-store.ts';
import { refuseFull, takeRoom } from './storage.ts';

const problem = problemsOf(mediaProblems);

/** A file is drawn before the transaction begins: drawing takes long. One whose change fails leaves no files. */
export async function takeIn(ctx: Ctx, asset: NewAsset, file: Upload | Blob): Promise<Asset> {
  await refuseFull(ctx);
  const files = await storeFile(ctx, file);
  try {
    return await ctx.db.transaction((db) => added({ ...ctx, db }, asset, files));
  } catch (error) {
    await removeFiles(ctx, files.keys);
    if (brokenConstraint(error) === 'asset_folder') throw problem('media_folder.unknown');
    const known = brokenConstraint(error) === 'asset_upload_once' && (await findUploaded(ctx, asset.uploadId));
    if (known) return assetFrom(known);
    throw error;
  }
}

async function added(ctx: Ctx, asset: NewAsset, files: StoredFiles): Promise<Asset> {
  await takeRoom(ctx, files.bytes);
  const row = await addAsset(ctx, asset, files);
  await audit(ctx, {
    subjectKind: 'media',
    subjectId: row.id,
    action: 'media.added',
    after: { name: row.name },
    address: ctx.request.address,
  });
  await notifyMedia(ctx, 'added', row.id);
  return assetFrom(row);
}
