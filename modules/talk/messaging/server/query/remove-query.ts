import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type messageApi, messageProblems } from '../../contract.ts';
import { deleteQuery } from './query-store.ts';

const problem = problemsOf(messageProblems);

export const removeQuery: UseCase<typeof messageApi.removeQuery> = async (ctx, { id }) => {
  if (!(await deleteQuery(ctx, id))) throw problem('message_query.unknown');
  return {};
};
