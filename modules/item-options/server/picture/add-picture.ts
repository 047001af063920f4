import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { lockItem, notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { MOST_PICTURES, type Picture, type pictureApi, pictureProblems } from '../../contract-picture.ts';
import { hasItem } from '../item-there.ts';
import { removePictureFiles, storePicture } from './picture-files.ts';
import { addItemPicture, listItemPictures } from './picture-store.ts';

const problem = problemsOf({ ...catalogProblems, ...pictureProblems });

/** A picture is drawn before the transaction begins: drawing takes long. One whose change fails leaves no files. */
export const addPicture: UseCase<typeof pictureApi.add> = async (ctx, { uploadId, itemId, image }) => {
  if (!(await hasItem(ctx, itemId))) throw problem('item.unknown');
  const known = await findUploaded(ctx, itemId, uploadId);
  if (known) return known;
  const fileKey = await storePicture(ctx, image);
  try {
    return await ctx.db.transaction((db) => added({ ...ctx, db }, itemId, { id: uploadId, fileKey }));
  } catch (error) {
    await removePictureFiles(ctx, fileKey);
    // The same upload at the same moment was first.
    const first = brokenConstraint(error) === 'picture_pkey' && (await findUploaded(ctx, itemId, uploadId));
    if (first) return first;
    throw error;
  }
};

async function findUploaded(ctx: Ctx, itemId: string, uploadId: string): Promise<Picture | undefined> {
  return (await listItemPictures(ctx, itemId)).find(({ id }) => id === uploadId);
}

async function added(ctx: Ctx, itemId: string, file: { id: string; fileKey: string }): Promise<Picture> {
  if (!(await lockItem(ctx, itemId))) throw problem('item.unknown');
  if ((await listItemPictures(ctx, itemId)).length >= MOST_PICTURES) throw problem('picture.too_many');
  const picture = await addItemPicture(ctx, itemId, file);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.picture_added',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return picture;
}
