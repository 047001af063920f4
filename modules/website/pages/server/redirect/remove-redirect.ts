import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { pageProblems } from '../../contract.ts';
import type { redirectApi } from '../../contract-place.ts';
import { deleteRedirect } from './redirect-store.ts';

const problem = problemsOf(pageProblems);

export const removeRedirect: UseCase<typeof redirectApi.remove> = async (ctx, { redirectId }) => {
  const removed = await deleteRedirect(ctx, redirectId);
  if (!removed) throw problem('page_redirect.unknown');
  const about = { subjectKind: 'page_redirect', subjectId: redirectId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'page_redirect.removed', before: removed });
  return {};
};
