import { problemsOf } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { audit } from '@fachwerk/server/audit';
import { addJob, type Job, job } from '@fachwerk/server/jobs';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import * as z from 'zod/mini';
import { companyStream } from '../contract.ts';
import { type domainApi, domainProblems } from '../contract-domain.ts';
import { isShown, type Look, looked } from '../rules/domain-states.ts';
import type { DnsLink } from './dns-link.ts';
import { lookAt } from './domain-look.ts';
import { findDomain, lockDomains, ownHost, type StoredDomain, saveDomain, shownDomain } from './domain-store.ts';

const problem = problemsOf(domainProblems);

/** Somebody asks for a look now. Where the house had given up looking, it begins again. */
export function checkDomain(dns: DnsLink): UseCase<typeof domainApi.check> {
  return async (ctx, { domain: { id } }) => {
    const seen = await findDomain(ctx, id);
    if (!seen) throw problem('domain.unknown');
    const look = await lookAt(dns, seen, ownHost(ctx));
    const kept = await keepLook(ctx, dns, seen, look, { isAsked: true });
    if (!kept) throw problem('domain.unknown');
    return shownDomain(ctx, kept);
  };
}

const Payload = z.object({ companyId: z.uuid(), domainId: z.uuid(), plannedAt: Instant });

/** Looks by itself, with growing pauses, until the proof is there or it has been enough. */
export function checkDomainJob(dns: DnsLink): Job<typeof Payload> {
  return job({
    name: 'companies.check-domain',
    payload: Payload,
    transaction: 'own',
    run: async (ctx, { companyId, domainId, plannedAt }) => {
      const inside = { ...ctx, companyId };
      const seen = await findDomain(inside, domainId);
      // A look that came twice, or that a newer plan has replaced.
      if (seen?.nextLookAt?.getTime() !== plannedAt.getTime()) return;
      await keepLook(inside, dns, seen, await lookAt(dns, seen, ownHost(ctx)), { isAsked: false });
    },
  });
}

/** The look that the domain says is next. */
export async function lookLater(ctx: CompanyCtx, dns: DnsLink, { id, nextLookAt }: StoredDomain): Promise<void> {
  if (!nextLookAt) return;
  const payload = { companyId: ctx.companyId, domainId: id, plannedAt: nextLookAt };
  await addJob(ctx, checkDomainJob(dns), payload, { runAt: nextLookAt });
}

function keepLook(ctx: CompanyCtx, dns: DnsLink, seen: StoredDomain, look: Look, { isAsked }: { isAsked: boolean }) {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const before = (await lockDomains(inside)).find(({ id }) => id === seen.id);
    // Taken away or renamed while we looked: what was found is about another name.
    if (before?.proof !== seen.proof) return before;

    // Nobody can ever own a demo domain: looking for it by itself would be in vain.
    const after = looked(before, look, ctx.now, isAsked && !before.isDemo);
    await saveDomain(inside, after);
    await lookLater(inside, dns, after);
    if (isShown(after) && !isShown(before)) {
      const about = { subjectKind: 'company', subjectId: ctx.companyId };
      await audit(inside, { ...about, action: 'company.domain_verified', after: { host: after.host } });
    }
    if (isNews(before, after)) await publish(inside, companyStream, { type: 'changed' });
    return after;
  });
}

function isNews(before: StoredDomain, after: StoredDomain): boolean {
  return (['state', 'lastProblem', 'isPointingHere'] as const).some((fact) => before[fact] !== after[fact]);
}
