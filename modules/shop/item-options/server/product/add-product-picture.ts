import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Picture } from '../../contract-picture.ts';
import { MOST_DRAFTS, type productApi, productProblems } from '../../contract-product.ts';
import { addDraft, countDrafts, findUploaded } from '../picture/draft-store.ts';
import { fetchedImage } from '../picture/fetch-picture.ts';
import { removePictureFiles, storePicture } from '../picture/picture-files.ts';

const problem = problemsOf(productProblems);

export const addProductPicture: UseCase<typeof productApi.addPicture> = async (ctx, { uploadId, image }) =>
  (await findUploaded(ctx, uploadId)) ?? storedDraft(ctx, uploadId, null, async () => image);

export const fetchProductPicture: UseCase<typeof productApi.fetchPicture> = async (ctx, { uploadId, address }) =>
  (await findUploaded(ctx, uploadId)) ?? storedDraft(ctx, uploadId, address, () => fetchedImage(ctx, address));

/** Drawn before anything is written: drawing takes long. One that cannot be kept leaves no files. */
async function storedDraft(
  ctx: Ctx,
  id: string,
  source: string | null,
  load: () => Promise<Upload | Blob>,
): Promise<Picture> {
  if ((await countDrafts(ctx)) >= MOST_DRAFTS) throw problem('picture.too_many_drafts');
  const fileKey = await storePicture(ctx, await load());
  try {
    return await addDraft(ctx, { id, fileKey, source });
  } catch (error) {
    await removePictureFiles(ctx, fileKey);
    // The same upload at the same moment was first.
    const first = await findUploaded(ctx, id);
    if (first) return first;
    throw error;
  }
}
