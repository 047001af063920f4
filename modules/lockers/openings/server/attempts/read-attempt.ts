import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type openApi, openingProblems } from '../../contract.ts';
import { findAttempt } from './attempt-store.ts';

const problem = problemsOf(openingProblems);

export const readAttempt: UseCase<typeof openApi.attempt> = async (ctx, { id }) => {
  const attempt = await findAttempt(ctx, await visibleCompanies(ctx), id);
  if (!attempt) throw problem('open.attempt_unknown');
  return attempt;
};
