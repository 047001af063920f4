import { problemsOf } from '@fachwerk/base/problem';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { type listViewApi, listViewProblems } from '../contract.ts';
import { whyNotEdit } from '../rules/views.ts';
import { auditShared } from './audit-shared.ts';
import { lockView, saveView, seenBy, viewerOf } from './view-store.ts';

const problem = problemsOf(listViewProblems);

/** Somebody else's view stays shared: made private it would be gone for whoever made it so. */
export const editView: UseCase<typeof listViewApi.edit> = async (ctx, { viewId, ...view }) => {
  const viewer = viewerOf(ctx);
  const before = await lockView(ctx, viewId);
  const refusal = whyNotEdit(before, viewer);
  if (refusal || !before) throw problem(refusal ?? 'list_view.unknown');
  const isShared = view.isShared || before.authorId !== viewer.userId;
  const after = await saveView(ctx, viewId, { ...view, isShared }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'list_view_name_unique' ? problem('list_view.name_taken') : error;
  });
  await auditShared(ctx, before, after);
  return seenBy(viewer, after);
};
