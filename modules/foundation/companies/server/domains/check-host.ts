import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { asciiHost, type domainApi, domainProblems } from '../../contract-domain.ts';
import { isServed } from './domain-store.ts';

const problem = problemsOf(domainProblems);

/** Says no more than a visit of the host would: whether it is one of ours, never whose. */
export const checkHost: UseCase<typeof domainApi.certify> = async (ctx, { domain }) => {
  const host = asciiHost(domain);
  if (!host || !(await isServed(ctx, host))) throw problem('domain.unknown');
  return {};
};
