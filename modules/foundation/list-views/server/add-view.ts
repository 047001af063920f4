import { problemsOf } from '@fachwerk/base/problem';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { type listViewApi, listViewProblems } from '../contract.ts';
import { whyNotAdd } from '../rules/views.ts';
import { auditShared } from './audit-shared.ts';
import { addView as add, ownNames, seenBy, viewerOf } from './view-store.ts';

const problem = problemsOf(listViewProblems);

export const addView: UseCase<typeof listViewApi.add> = async (ctx, { list, ...view }) => {
  const refusal = whyNotAdd(await ownNames(ctx, list), view.name);
  if (refusal) throw problem(refusal);
  const added = await add(ctx, list, view).catch((error: unknown) => {
    throw brokenConstraint(error) === 'list_view_name_unique' ? problem('list_view.name_taken') : error;
  });
  await auditShared(ctx, null, added);
  return seenBy(viewerOf(ctx), added);
};
