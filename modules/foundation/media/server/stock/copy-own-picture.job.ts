import { Problem } from '@fachwerk/base/problem';
import { brokenConstraint } from '@fachwerk/server/db-errors';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeFiles, storeFile } from '../asset/asset-files.ts';
import { addAsset, findAsset } from '../asset/asset-store.ts';
import { isFull, takeRoom } from '../asset/storage.ts';
import { notifyMedia } from '../notify-media.ts';
import { OWN_PICTURES, ownPictureFile, ownPictureId } from './own-pictures.ts';

/** Then the drawing stays where it is. */
const isQuotaFull = (error: unknown) => error instanceof Problem && error.code === 'media.quota_full';

/** One picture of the house into the library of a company that names it; drawing takes long, so it begins after the commit. */
export const copyOwnPictureJob = job({
  name: 'media.copy-own-picture',
  isBatch: true,
  transaction: 'own',
  payload: z.object({ companyId: z.uuid(), picture: z.string() }),
  run: async (ctx, { companyId, picture }) => {
    const inside = { ...ctx, companyId };
    const id = ownPictureId(picture);
    const listed = OWN_PICTURES.find(({ name }) => name === picture);
    if (!id || !listed || (await findAsset(inside, id)) || (await isFull(inside))) return;
    const files = await storeFile(inside, new Blob([await ownPictureFile(picture)]));
    const { alt, tags, focus } = listed;
    const asset = {
      id,
      name: alt.de ?? picture,
      folderId: null,
      tags: [...tags],
      alt,
      focus: { x: Math.round(focus[0] * 1000), y: Math.round(focus[1] * 1000) },
      credit: { author: '', licence: '', source: '' },
      uploadId: ctx.newId(),
    };
    try {
      await ctx.db.transaction(async (db) => {
        const within = { ...inside, db };
        await takeRoom(within, files.bytes);
        await addAsset(within, asset, files);
        await notifyMedia(within, 'added', id);
      });
    } catch (error) {
      await removeFiles(inside, files.keys);
      // Two came for it at once: the other one's stays.
      if (brokenConstraint(error) !== 'asset_pkey' && !isQuotaFull(error)) throw error;
    }
  },
});
