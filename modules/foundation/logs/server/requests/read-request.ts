import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type logApi, logProblems } from '../../contract.ts';
import { findRequestLog } from './request-log-store.ts';

const problem = problemsOf(logProblems);

export const readRequest: UseCase<typeof logApi.request> = async (ctx, { id }) => {
  const found = await findRequestLog(ctx, id);
  if (!found) throw problem('request_log.unknown');
  return found;
};
