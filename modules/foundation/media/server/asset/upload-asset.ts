import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type mediaApi, mediaProblems } from '../../contract.ts';
import { hasFolder } from '../folder/folder-store.ts';
import { assetFrom, findUploaded } from './asset-store.ts';
import { takeIn } from './take-in.ts';

const problem = problemsOf(mediaProblems);

export const uploadAsset: UseCase<typeof mediaApi.upload> = async (ctx, { uploadId, name, folderId = null, file }) => {
  const known = await findUploaded(ctx, uploadId);
  if (known) return assetFrom(known);
  if (folderId && !(await hasFolder(ctx, folderId))) throw problem('media_folder.unknown');
  const credit = { author: '', licence: '', source: '' };
  return takeIn(ctx, { uploadId, name, folderId, tags: [], alt: {}, credit }, file);
};
