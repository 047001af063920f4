import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type mediaApi, mediaProblems } from '../../contract.ts';
import { hasFolder } from '../folder/folder-store.ts';
import { notifyMedia } from '../notify-media.ts';
import { assetFrom, lockAsset, saveAssetData } from './asset-store.ts';

const problem = problemsOf(mediaProblems);

export const saveAsset: UseCase<typeof mediaApi.save> = async (ctx, { id, asset, version }) => {
  const current = await lockAsset(ctx, id);
  if (!current) throw problem('media.unknown');
  if (current.version !== version) throw problem('media.changed_meanwhile');
  if (asset.folderId && !(await hasFolder(ctx, asset.folderId))) throw problem('media_folder.unknown');
  const saved = await saveAssetData(ctx, id, { ...asset, tags: [...new Set(asset.tags)] });
  await audit(ctx, {
    subjectKind: 'media',
    subjectId: id,
    action: 'media.saved',
    before: { name: current.name },
    after: { name: saved.name },
    address: ctx.request.address,
  });
  await notifyMedia(ctx, 'changed', id);
  return assetFrom(saved);
};
