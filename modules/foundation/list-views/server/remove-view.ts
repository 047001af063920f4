import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type listViewApi, listViewProblems } from '../contract.ts';
import { whyNotEdit } from '../rules/views.ts';
import { auditShared } from './audit-shared.ts';
import { deleteView, lockView, viewerOf } from './view-store.ts';

const problem = problemsOf(listViewProblems);

export const removeView: UseCase<typeof listViewApi.remove> = async (ctx, { viewId }) => {
  const view = await lockView(ctx, viewId);
  const refusal = whyNotEdit(view, viewerOf(ctx));
  if (refusal || !view) throw problem(refusal ?? 'list_view.unknown');
  await deleteView(ctx, viewId);
  await auditShared(ctx, view, null);
  return {};
};
