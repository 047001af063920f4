import { addDays } from '@fachwerk/base/time';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { asciiHost } from '../../contract-domain.ts';
import { begun, looked, switched } from '../../rules/domain-states.ts';
import { findByCode } from '../company-store.ts';
import { addDomain, listDomains } from '../domains/domain-store.ts';

const OWNER = 'zeitlagercity';
const ACTIVE = 'www.zeitlagercity.example';
/** Browsers resolve names below .localhost to the own machine, so this one can be visited. */
const VISITED = 'zeitlager.localhost';
const PENDING = 'gepäck-berlin.example';
/** One visitable host per shop. */
const SHOPS = [
  ['trattoria-bella', 'trattoria.localhost'],
  ['kontor-nord', 'kontor.localhost'],
  ['salon-linde', 'salon.localhost'],
] as const;

/**
 * Two ready domains and one that waits for its record. .example and .localhost have no owner: the domains are marked as demo and not checked
 * automatically.
 */
export async function createDemoDomains(ctx: WorkCtx): Promise<void> {
  await createDomains(ctx, OWNER, [
    [ACTIVE, 210],
    [VISITED, 200],
    [PENDING, 6],
  ]);
  for (const [code, host] of SHOPS) await createDomains(ctx, code, [[host, 90]]);
}

async function createDomains(ctx: WorkCtx, code: string, hosts: readonly (readonly [string, number])[]): Promise<void> {
  const company = await findByCode(ctx, code);
  if (!company?.isDemo) return;
  const scoped = { ...ctx, companyId: company.id };
  if ((await listDomains(scoped)).length > 0) return;
  for (const [host, daysAgo] of hosts) await addDemo(scoped, host, daysAgo);
}

async function addDemo(ctx: CompanyCtx, host: string, daysAgo: number): Promise<void> {
  const createdAt = addDays(ctx.now, -daysAgo);
  const domain = begun(asciiHost(host)!, ctx.newSecret(20), createdAt);
  const checkedAt = addDays(createdAt, 1);
  const isReady = host !== PENDING;
  const look = { problem: isReady ? null : ('missing' as const), isPointingHere: isReady };
  const shown = looked(domain, look, checkedAt);
  await addDomain(ctx, {
    ...(isReady ? switched(shown, true) : shown),
    nextLookAt: null,
    id: ctx.newId(),
    createdAt,
    isDemo: true,
  });
}
