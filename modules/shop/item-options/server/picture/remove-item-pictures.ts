import { notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { listItemPictures, removePictures } from './picture-store.ts';

/** Those of them that the item, which the caller has locked, still has. */
export async function removeItemPictures(ctx: Ctx, itemId: string, ids: readonly string[]): Promise<void> {
  const gone = (await listItemPictures(ctx, itemId)).filter(({ id }) => ids.includes(id));
  if (gone.length === 0) return;
  await removePictures(ctx, gone);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.pictures_saved',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
}
