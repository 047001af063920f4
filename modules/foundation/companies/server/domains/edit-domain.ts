import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { companyStream } from '../../contract.ts';
import { asciiHost, type domainApi, domainProblems } from '../../contract-domain.ts';
import { begun, switched, whyNotActivate, whyNotAdd, whyNotHost } from '../../rules/domain-states.ts';
import { lookLater } from './check-domain.job.ts';
import type { DnsLink } from './dns-link.ts';
import {
  addDomain,
  isTaken,
  lockDomains,
  ownHost,
  presentDomain,
  type StoredDomain,
  saveDomain,
} from './domain-store.ts';
import { siteDomain } from './give-address.ts';

const problem = problemsOf(domainProblems);
/** 160 bits: not guessable. */
const PROOF_BYTES = 20;

export function editDomain(dns: DnsLink): UseCase<typeof domainApi.edit> {
  return async (ctx, { domain: { id, host: typed, isActive } }) => {
    // The contract accepts valid host names only.
    const host = asciiHost(typed)!;
    const domains = await lockDomains(ctx);
    const known = domains.find((domain) => domain.id === id);
    if (id && !known) throw problem('domain.unknown');
    const isSameName = known?.host === host;
    const refusal =
      (!isSameName && whyNotHost(host, ownHost(ctx), siteDomain(ctx.app))) || (!known && whyNotAdd(domains));
    if (refusal) throw problem(refusal);
    if (!isSameName && (await isTaken(ctx, host))) throw problem('domain.taken');

    const named = isSameName ? known : begunAnew(ctx, host, known);
    if (isActive && whyNotActivate(named)) throw problem('domain.not_verified');
    const wanted = isActive === undefined ? named : switched(named, isActive);
    if (isSameName && wanted.state === known.state) return presentDomain(ctx, known);

    await (known ? saveDomain(ctx, wanted) : addDomain(ctx, wanted));
    if (!isSameName) await lookLater(ctx, dns, wanted);
    await note(ctx, known, wanted);
    await publish(ctx, companyStream, { type: 'changed' });
    return presentDomain(ctx, wanted);
  };
}

function begunAnew(ctx: Ctx, host: string, known: StoredDomain | undefined): StoredDomain {
  const { id = ctx.newId(), createdAt = ctx.now } = known ?? {};
  return { ...begun(host, ctx.newSecret(PROOF_BYTES), ctx.now), id, createdAt, isDemo: false };
}

function note(ctx: Ctx, before: StoredDomain | undefined, after: StoredDomain): Promise<void> {
  const about = { subjectKind: 'company', subjectId: ctx.companyId, address: ctx.request.address };
  const { host } = after;
  if (!before) return audit(ctx, { ...about, action: 'company.domain_added', after: { host } });
  if (before.host !== host) {
    return audit(ctx, { ...about, action: 'company.domain_renamed', before: { host: before.host }, after: { host } });
  }
  if (after.state === 'active') return audit(ctx, { ...about, action: 'company.domain_activated', after: { host } });
  return audit(ctx, { ...about, action: 'company.domain_deactivated', after: { host } });
}
