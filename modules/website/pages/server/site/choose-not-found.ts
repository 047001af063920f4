import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageProblems, pageStream } from '../../contract.ts';
import { findPage, lockPages, saveNotFound } from '../page/page-store.ts';

const problem = problemsOf(pageProblems);

/** One at the most; the start page is where people go instead. */
export const chooseNotFound: UseCase<typeof pageApi.chooseNotFound> = async (ctx, { pageId }) => {
  await lockPages(ctx);
  const page = pageId && (await findPage(ctx, pageId));
  if (pageId && !page) throw problem('page.unknown');
  if (page && page.slug === '') throw problem('page.start_stays');
  await saveNotFound(ctx, pageId);
  if (pageId) {
    const about = { subjectKind: 'page', subjectId: pageId, address: ctx.request.address };
    await audit(ctx, { ...about, action: 'page.not_found_chosen' });
    await publish(ctx, pageStream, { type: 'place', pageId, version: page ? page.version : 0 });
  }
  return {};
};
