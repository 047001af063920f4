import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { lockItem, notifyCatalog } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { pictureApi } from '../../contract-picture.ts';
import { listItemPictures } from './picture-store.ts';
import { writePictures } from './write-pictures.ts';

const problem = problemsOf(catalogProblems);

export const savePictures: UseCase<typeof pictureApi.save> = async (ctx, { itemId, pictures }) => {
  if (!(await lockItem(ctx, itemId))) throw problem('item.unknown');
  await writePictures(ctx, itemId, pictures);
  const saved = await listItemPictures(ctx, itemId);
  await notifyCatalog(ctx);
  return { pictures: saved };
};
