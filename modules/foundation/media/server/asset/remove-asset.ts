import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { type mediaApi, mediaProblems } from '../../contract.ts';
import { notifyMedia } from '../notify-media.ts';
import { sizeKeys } from './asset-keys.ts';
import { lockAsset, removeAssetRow } from './asset-store.ts';
import { removeFilesJob } from './remove-files.job.ts';
import { takeRoom } from './storage.ts';
import { usesOf } from './uses.ts';

const problem = problemsOf(mediaProblems);

export const removeAsset: UseCase<typeof mediaApi.remove> = async (ctx, { id }) => {
  const asset = await lockAsset(ctx, id);
  if (!asset) throw problem('media.unknown');
  const uses = await usesOf(ctx, [id]);
  if (uses.length > 0) throw problem('media.in_use', { place: uses[0]!.label, count: uses.length });
  await removeAssetRow(ctx, id);
  await takeRoom(ctx, -asset.bytes);
  await addJob(ctx, removeFilesJob, { fileKeys: [asset.masterKey, ...sizeKeys(asset)] });
  await audit(ctx, {
    subjectKind: 'media',
    subjectId: id,
    action: 'media.removed',
    before: { name: asset.name },
    address: ctx.request.address,
  });
  await notifyMedia(ctx, 'removed', id);
  return {};
};
