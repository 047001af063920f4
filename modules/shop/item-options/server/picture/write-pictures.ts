import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { type Picture, pictureProblems } from '../../contract-picture.ts';
import { takeDrafts } from './draft-store.ts';
import { addItemPicture, listItemPictures, placePictures, removePictures } from './picture-store.ts';

const problem = problemsOf(pictureProblems);

/** The pictures of a locked item in their order: those it has, and drafts, which become its own. One that is left out goes. */
export async function writePictures(
  ctx: Ctx,
  itemId: string,
  given: readonly Pick<Picture, 'id' | 'alt'>[],
): Promise<void> {
  const current = await listItemPictures(ctx, itemId);
  const known = new Set(current.map(({ id }) => id));
  const wanted = new Set(given.map(({ id }) => id));
  const drafts = await takeDrafts(
    ctx,
    [...wanted].filter((id) => !known.has(id)),
  );
  if ([...wanted].some((id) => !known.has(id) && !drafts.some((draft) => draft.id === id))) {
    throw problem('picture.unknown');
  }
  const gone = current.filter(({ id }) => !wanted.has(id));
  if (gone.length > 0) await removePictures(ctx, gone);
  const sources = new Set(current.flatMap(({ id, source }) => (wanted.has(id) && source ? [source] : [])));
  for (const { id, fileKey, source } of drafts) {
    // The same address a second time is a picture like an upload.
    const isFirst = source !== null && !sources.has(source);
    await addItemPicture(ctx, itemId, { id, fileKey, source: isFirst ? source : null });
    if (source) sources.add(source);
  }
  await placePictures(ctx, itemId, given);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.pictures_saved',
    address: ctx.request.address,
  });
}
