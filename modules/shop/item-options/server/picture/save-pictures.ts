import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { lockItem, notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type pictureApi, pictureProblems } from '../../contract-picture.ts';
import { listItemPictures, placePictures, removePictures } from './picture-store.ts';

const problem = problemsOf({ ...catalogProblems, ...pictureProblems });

export const savePictures: UseCase<typeof pictureApi.save> = async (ctx, { itemId, pictures }) => {
  if (!(await lockItem(ctx, itemId))) throw problem('item.unknown');
  const current = await listItemPictures(ctx, itemId);
  const staying = new Set(pictures.map(({ id }) => id));
  if ([...staying].some((id) => !current.some((picture) => picture.id === id))) throw problem('picture.unknown');
  const gone = current.filter(({ id }) => !staying.has(id));
  if (gone.length > 0) await removePictures(ctx, gone);
  await placePictures(ctx, itemId, pictures);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.pictures_saved',
    address: ctx.request.address,
  });
  const saved = await listItemPictures(ctx, itemId);
  await notifyCatalog(ctx);
  return { pictures: saved };
};
