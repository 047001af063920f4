import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { lockItem, notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { MOST_PICTURES, type Picture, pictureProblems } from '../../contract-picture.ts';
import { removePictureFiles, storePicture } from './picture-files.ts';
import { addItemPicture, listItemPictures, type StoredPicture } from './picture-store.ts';

const problem = problemsOf({ ...catalogProblems, ...pictureProblems });

type Given = Pick<StoredPicture, 'id' | 'source'>;

/** A picture is drawn before the transaction begins: drawing takes long. One whose change fails leaves no files. */
export async function addDrawn(ctx: Ctx, itemId: string, given: Given, image: Upload | Blob): Promise<Picture> {
  const fileKey = await storePicture(ctx, image);
  try {
    return await ctx.db.transaction((db) => added({ ...ctx, db }, itemId, { ...given, fileKey }));
  } catch (error) {
    await removePictureFiles(ctx, fileKey);
    // The same upload, or the same address, at the same moment was first.
    const isSecond = ['picture_pkey', 'picture_source_once'].includes(brokenConstraint(error) ?? '');
    const first = isSecond && (await findKnown(ctx, itemId, given));
    if (first) return first;
    throw error;
  }
}

/** By its id, or by the address it was fetched from. */
export async function findKnown(ctx: Ctx, itemId: string, { id, source }: Given): Promise<Picture | undefined> {
  const pictures = await listItemPictures(ctx, itemId);
  return pictures.find((each) => each.id === id || (source !== null && each.source === source));
}

async function added(ctx: Ctx, itemId: string, file: Given & { fileKey: string }): Promise<Picture> {
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
