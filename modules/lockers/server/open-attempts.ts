import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { lockerProblems } from '../contract.ts';
import type { openApi } from '../contract-open.ts';
import { findAttempt, listAttempts } from './attempt-store.ts';

const problem = problemsOf(lockerProblems);
const PER_PAGE = 50;

export const showAttempt: UseCase<typeof openApi.attempt> = async (ctx, { id }) => {
  const attempt = await findAttempt(ctx, await companiesInSight(ctx), id);
  if (!attempt) throw problem('open.attempt_unknown');
  return attempt;
};

export const showAttempts: UseCase<typeof openApi.attempts> = async (ctx, { filter }) => {
  const companyIds = await companiesInSight(ctx);
  const found = await listAttempts(ctx, { ...filter, companyIds, limit: PER_PAGE + 1 });
  const attempts = found.slice(0, PER_PAGE);
  return { attempts, next: found.length > PER_PAGE ? attempts.at(-1)!.id : null };
};
