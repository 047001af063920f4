import { problemsOf } from '@fachwerk/base/problem';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { type messageApi, messageProblems } from '../../contract.ts';
import { addQuery, changeQuery, countSaved } from './query-store.ts';

const problem = problemsOf(messageProblems);

const MOST_QUERIES = 100;

export const saveQuery: UseCase<typeof messageApi.saveQuery> = async (ctx, { id, name, query }) => {
  const saved = { id: id ?? ctx.newId(), name, query };
  try {
    if (id) {
      if (!(await changeQuery(ctx, saved))) throw problem('message_query.unknown');
      return saved;
    }
    if ((await countSaved(ctx)) >= MOST_QUERIES) throw problem('message_query.limit_reached', { most: MOST_QUERIES });
    await addQuery(ctx, saved);
    return saved;
  } catch (error) {
    throw brokenConstraint(error) === 'query_name_unique'
      ? problem('message_query.name_taken', {}, { fields: [{ path: 'name', code: 'message_query.name_taken' }] })
      : error;
  }
};
