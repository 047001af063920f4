import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type domainApi, domainProblems } from '../../contract-domain.ts';
import { saveDomainCheck } from './check-domain.job.ts';
import type { DnsLink } from './dns-link.ts';
import { findDomain, ownHost, presentDomain } from './domain-store.ts';
import { lookAt } from './read-dns.ts';

const problem = problemsOf(domainProblems);

/** Checks the DNS on request; restarts automatic checks after they ended. */
export function checkDomain(dns: DnsLink): UseCase<typeof domainApi.check> {
  return async (ctx, { domain: { id } }) => {
    const seen = await findDomain(ctx, id);
    if (!seen) throw problem('domain.unknown');
    const look = await lookAt(dns, seen, ownHost(ctx));
    const kept = await saveDomainCheck(ctx, dns, seen, look, { isAsked: true });
    if (!kept) throw problem('domain.unknown');
    return presentDomain(ctx, kept);
  };
}
