import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Picture } from '../../contract-picture.ts';
import { MOST_DRAFTS, productProblems } from '../../contract-product.ts';
import { addDraft, countDrafts, findUploaded } from '../picture/draft-store.ts';
import { removePictureFiles, storePicture } from '../picture/picture-files.ts';

const problem = problemsOf(productProblems);

/** Drawn before anything is written: drawing takes long. One that cannot be kept leaves no files. */
export async function storedDraft(
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
