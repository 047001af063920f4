import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type dashboardApi, dashboardProblems } from '../../contract.ts';
import { slideWithForeignPicture } from '../../rules/news-picture.ts';
import { listNews, lockNews, replaceNews } from './news-store.ts';
import { listPictures } from './picture-store.ts';
import { sweepPictures } from './sweep-pictures.ts';

const problem = problemsOf(dashboardProblems);

/** Replaces the whole list: of two concurrent saves the later one wins, unmixed. */
export const writeNews: UseCase<typeof dashboardApi.saveNews> = async (ctx, { items }) => {
  await lockNews(ctx);
  const foreign = slideWithForeignPicture(items, await listPictures(ctx));
  if (foreign !== null) {
    const params = { slide: foreign + 1 };
    throw problem('news.picture_unknown', params, {
      fields: [{ path: `items.${foreign}.img`, code: 'news.picture_unknown', params }],
    });
  }
  const before = await listNews(ctx);
  await replaceNews(ctx, items);
  await sweepPictures(ctx);
  await audit(ctx, {
    subjectKind: 'news',
    // There is one list per company, without an id of its own.
    subjectId: ctx.companyId,
    action: 'news.replaced',
    before: { items: before },
    after: { items },
    address: ctx.request.address,
  });
  return {};
};
