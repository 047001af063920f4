import { addDays } from '@fachwerk/base/time';
import type { Ctx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { UNUSED_PICTURE_DAYS } from '../../rules/news-picture.ts';
import { removeUnusedPictures } from './picture-store.ts';
import { removeNewsPictures } from './remove-news-pictures.job.ts';

/** Deletes pictures that were unused for a day; files are removed after the commit. */
export async function sweepPictures(ctx: Ctx): Promise<void> {
  const fileKeys = await removeUnusedPictures(ctx, addDays(ctx.now, -UNUSED_PICTURE_DAYS));
  if (fileKeys.length > 0) await addJob(ctx, removeNewsPictures, { fileKeys });
}
