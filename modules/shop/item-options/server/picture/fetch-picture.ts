import { Problem, problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import { catalogProblems } from '@fachwerk/catalog/contract';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { MOST_PICTURES, type pictureApi, pictureProblems } from '../../contract-picture.ts';
import { hasItem } from '../item-there.ts';
import { addDrawn, findKnown } from './add-drawn.ts';
import { listItemPictures } from './picture-store.ts';

const problem = problemsOf({ ...catalogProblems, ...pictureProblems });

/** By the one guarded way out: public addresses alone, bounded in size and time. What comes is drawn anew like an upload. */
export const fetchPicture: UseCase<typeof pictureApi.fetch> = async (ctx, { uploadId, itemId, address }) => {
  if (!(await hasItem(ctx, itemId))) throw problem('item.unknown');
  const given = { id: uploadId, source: address };
  const known = await findKnown(ctx, itemId, given);
  if (known) return known;
  if ((await listItemPictures(ctx, itemId)).length >= MOST_PICTURES) throw problem('picture.too_many');
  return addDrawn(ctx, itemId, given, await fetchedImage(ctx, address));
};

export async function fetchedImage(ctx: Ctx, address: string): Promise<Upload> {
  const { status, bytes } = await ctx.app.outbound.get(address, { headers: { accept: 'image/*' } }).catch(refused);
  if (status !== 200) throw problem('picture.not_there', { status });
  return { name: '', type: '', bytes };
}

function refused(error: unknown): never {
  throw error instanceof Problem && error.code === 'outbound.too_large' ? problem('picture.too_large') : error;
}
