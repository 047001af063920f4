import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { companyStream } from '../../contract.ts';
import { type domainApi, domainProblems } from '../../contract-domain.ts';
import { whyNotRemove } from '../../rules/domain-states.ts';
import { lockDomains, removeDomain as remove } from './domain-store.ts';

const problem = problemsOf(domainProblems);

export const removeDomain: UseCase<typeof domainApi.remove> = async (ctx, { domain: { id } }) => {
  const domains = await lockDomains(ctx);
  const domain = domains.find((known) => known.id === id);
  if (!domain) throw problem('domain.unknown');
  const refusal = whyNotRemove(domains.length);
  if (refusal) throw problem(refusal);

  await remove(ctx, id);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'company.domain_removed',
    before: { host: domain.host },
    address: ctx.request.address,
  });
  await publish(ctx, companyStream, { type: 'changed' });
  return {};
};
