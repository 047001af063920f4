import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { reencodeImage } from '@fachwerk/server/images';
import type { UseCase } from '@fachwerk/server/module';
import { type dashboardApi, dashboardProblems } from '../../contract.ts';
import { MOST_PICTURES, PICTURE_LIMITS } from '../../rules/news-picture.ts';
import { lockNews } from './news-store.ts';
import { addPicture, listPictures, type Picture } from './picture-store.ts';
import { sweepPictures } from './sweep-pictures.ts';

const problem = problemsOf(dashboardProblems);

/** Re-encodes the picture outside a transaction; only its row is written in one. */
export const addNewsPicture: UseCase<typeof dashboardApi.addNewsPicture> = async (ctx, { picture }) => {
  if (!('bytes' in picture && picture.bytes instanceof Uint8Array)) throw problem('news.picture_refused');
  const { images } = await reencodeImage(picture.bytes, PICTURE_LIMITS);
  const drawn = images?.[0];
  if (!drawn) throw problem('news.picture_refused');

  const fileKey = `${ctx.companyId}/news-${ctx.newSecret(18)}.webp`;
  await ctx.app.files.save(fileKey, drawn);
  const img = fileAddress(fileKey);
  const isKept = await ctx.db.transaction((db) => keepPicture({ ...ctx, db }, { fileKey, img }));
  if (isKept) return { img };
  await ctx.app.files.remove(fileKey);
  throw problem('news.too_many_pictures', { limit: MOST_PICTURES });
};

async function keepPicture(ctx: Ctx, picture: Picture): Promise<boolean> {
  await lockNews(ctx);
  await sweepPictures(ctx);
  if ((await listPictures(ctx)).length >= MOST_PICTURES) return false;
  await addPicture(ctx, picture);
  return true;
}
