import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { asciiHost, type domainApi, domainProblems } from '../../contract-domain.ts';
import { isServed } from './domain-store.ts';

const problem = problemsOf(domainProblems);

/** Reveals no more than a visit: whether the host is served here, never whose it is. */
export const checkHost: UseCase<typeof domainApi.certify> = async (ctx, { domain }) => {
  const host = asciiHost(domain);
  if (!host || !(await isServed(ctx, host))) throw problem('domain.unknown');
  return {};
};
