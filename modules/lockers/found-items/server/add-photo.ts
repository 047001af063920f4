import { inCompany } from '@fachwerk/companies/facade';
import { brokenConstraint } from '@fachwerk/server/db';
import { keepUpload } from '@fachwerk/server/keep-upload';
import type { UseCase } from '@fachwerk/server/module';
import { type foundItemApi, MOST_PHOTOS, PHOTO_MOST_BYTES } from '../contract.ts';
import { findItem, findPhoto, insertPhoto, listPhotos, lockItem } from './item-store.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { problem } from './problem.ts';
import { readSheet } from './show-found-item.ts';

/** The picture is drawn anew before the transaction; its file goes if the change fails, or was made before. */
export const addPhoto: UseCase<typeof foundItemApi.photo> = async (ctx, { id, photoId, file }) => {
  const item = await findItem(ctx, id);
  const scoped = inCompany(ctx, item.companyId);
  const known = await findPhoto(scoped, photoId);
  if (known && known.itemId !== id) throw problem('found_item.unknown');
  if (known) return readSheet(ctx, item);
  if ((await listPhotos(scoped, id)).length >= MOST_PHOTOS) throw problem('found_item.photos_full');

  const kept = await keepUpload(scoped, file, PHOTO_MOST_BYTES);
  if ('refusal' in kept)
    throw problem(kept.refusal === 'too_large' ? 'found_item.photo_too_large' : 'found_item.photo_not_taken');
  try {
    if (kept.kind !== 'picture') throw problem('found_item.photo_not_taken');
    await ctx.db.transaction(async (db) => {
      const { scoped: held } = await lockItem({ ...ctx, db }, id);
      await insertPhoto(held, { id: photoId, itemId: id, fileKey: kept.fileKey });
      await notifyWatchers(held, id);
    });
  } catch (error) {
    await ctx.app.files.remove(kept.fileKey);
    // The same photo at the same moment was quicker.
    if (brokenConstraint(error) !== 'photo_pkey') throw error;
  }
  return readSheet(ctx, item);
};
