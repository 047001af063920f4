import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import type { UseCase } from '@fachwerk/server/module';
import type { pictureApi } from '../../contract-picture.ts';
import { hasItem } from '../item-there.ts';
import { addDrawn, findKnown } from './add-drawn.ts';

const problem = problemsOf(catalogProblems);

export const addPicture: UseCase<typeof pictureApi.add> = async (ctx, { uploadId, itemId, image }) => {
  if (!(await hasItem(ctx, itemId))) throw problem('item.unknown');
  const given = { id: uploadId, source: null };
  return (await findKnown(ctx, itemId, given)) ?? addDrawn(ctx, itemId, given, image);
};
