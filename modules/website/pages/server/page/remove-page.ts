import { problemsOf } from '@fachwerk/base/problem';
import { textIn } from '@fachwerk/base/translated';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageProblems, pageStream } from '../../contract.ts';
import { webPageStream } from '../../contract-shown.ts';
import { deletePage, lockPages } from './page-store.ts';

const problem = problemsOf(pageProblems);

export const removePage: UseCase<typeof pageApi.remove> = async (ctx, { pageId }) => {
  const page = (await lockPages(ctx)).find(({ id }) => id === pageId);
  if (!page) throw problem('page.unknown');
  if (page.slug === '') throw problem('page.start_stays');

  await deletePage(ctx, page);
  const before = { title: textIn(page.title, 'de'), slug: page.slug };
  const about = { subjectKind: 'page', subjectId: pageId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'page.removed', before });
  await publish(ctx, pageStream, { type: 'place', pageId, version: page.version + 1 });
  if (page.publishedId) await publish(ctx, webPageStream, { type: 'changed' });
  return {};
};
