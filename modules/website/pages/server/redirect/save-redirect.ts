import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { pageProblems } from '../../contract.ts';
import type { redirectApi } from '../../contract-place.ts';
import { whyNotRedirect } from '../../rules/redirects.ts';
import { lockPages } from '../page/page-store.ts';
import { findRedirect, listRedirectsOf, saveRedirectOf } from './redirect-store.ts';

const problem = problemsOf(pageProblems);

export const saveRedirect: UseCase<typeof redirectApi.save> = async (ctx, { from, to }) => {
  const pages = await lockPages(ctx);
  const others = (await listRedirectsOf(ctx)).filter((each) => each.from !== from);
  const refusal = whyNotRedirect({ from, to }, others, new Set(pages.map(({ slug }) => slug)));
  if (refusal) throw problem(refusal);
  const pageId = to.startsWith('page:') ? to.slice('page:'.length) : null;
  if (pageId && !pages.some(({ id }) => id === pageId)) throw problem('page.unknown');

  await saveRedirectOf(ctx, from, pageId ? { pageId } : { link: to });
  const saved = (await findRedirect(ctx, from))!;
  const about = { subjectKind: 'page_redirect', subjectId: saved.id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'page_redirect.saved', after: { from, to: saved.to } });
  return saved;
};
