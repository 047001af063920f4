import { Instant } from '@fachwerk/base/schema';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, type Job, job } from '@fachwerk/server/jobs';
import { publish } from '@fachwerk/server/realtime-publish';
import * as z from 'zod/mini';
import { companyStream } from '../../contract.ts';
import { type DomainCheck, isVerified, looked } from '../../rules/domain-states.ts';
import type { DnsLink } from './dns-link.ts';
import { findDomain, isTaken, lockDomains, ownHost, type StoredDomain, saveDomain } from './domain-store.ts';
import { lookAt } from './read-dns.ts';

const Payload = z.object({ companyId: z.uuid(), domainId: z.uuid(), plannedAt: Instant });

/** Checks the DNS with growing pauses until the proof is found or the time is up. */
export function checkDomainJob(dns: DnsLink): Job<typeof Payload> {
  return job({
    name: 'companies.check-domain',
    payload: Payload,
    transaction: 'own',
    run: async (ctx, { companyId, domainId, plannedAt }) => {
      const scoped = { ...ctx, companyId };
      const seen = await findDomain(scoped, domainId);
      // A duplicate check, or one replaced by a newer schedule.
      if (seen?.nextLookAt?.getTime() !== plannedAt.getTime()) return;
      await saveDomainCheck(scoped, dns, seen, await lookAt(dns, seen, ownHost(ctx)), { isAsked: false });
    },
  });
}

/** Schedules the domain's next check. */
export async function lookLater(ctx: CompanyCtx, dns: DnsLink, { id, nextLookAt }: StoredDomain): Promise<void> {
  if (!nextLookAt) return;
  const payload = { companyId: ctx.companyId, domainId: id, plannedAt: nextLookAt };
  await addJob(ctx, checkDomainJob(dns), payload, { runAt: nextLookAt });
}

export function saveDomainCheck(
  ctx: CompanyCtx,
  dns: DnsLink,
  seen: StoredDomain,
  look: DomainCheck,
  { isAsked }: { isAsked: boolean },
) {
  return ctx.db.transaction(async (db) => {
    const scoped = { ...ctx, db };
    const before = (await lockDomains(scoped)).find(({ id }) => id === seen.id);
    // Removed or renamed during the check: the result belongs to another host.
    if (before?.proof !== seen.proof) return before;

    const isOthers = !look.problem && !isVerified(before) && (await isTaken(scoped, before.host));
    const found: DomainCheck = isOthers ? { ...look, problem: 'taken' } : look;
    // A demo domain can never be proven, so it is not checked automatically.
    const after = looked(before, found, ctx.now, isAsked && !before.isDemo);
    await saveDomain(scoped, after);
    await lookLater(scoped, dns, after);
    if (isVerified(after) && !isVerified(before)) {
      const about = { subjectKind: 'company', subjectId: ctx.companyId };
      await audit(scoped, { ...about, action: 'company.domain_verified', after: { host: after.host } });
    }
    if (isNews(before, after)) await publish(scoped, companyStream, { type: 'changed' });
    return after;
  });
}

function isNews(before: StoredDomain, after: StoredDomain): boolean {
  return (['state', 'lastProblem', 'isPointingHere'] as const).some((fact) => before[fact] !== after[fact]);
}
