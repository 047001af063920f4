import { problemsOf } from '@fachwerk/base/problem';
import { companiesOfNetwork, inCompany, networkOf } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type LimitScope, type LimitSet, limitProblems, type OwnLimits, type WantedLimits } from '../contract.ts';
import { bookWith, limitBook, NOTHING_OWN, whyNotLimits } from '../rules/limits.ts';
import type { LimitChange } from './facade-hooks.ts';
import { listLimitPlaces, listSets } from './limit-store.ts';
import { lockTypesIn } from './list-limits.ts';

const problem = problemsOf(limitProblems);

/** The company at which a place's limits stand; refused to whoever may not decide there. */
export async function ownerOf(ctx: CompanyCtx, scope: LimitScope, given: WantedLimits): Promise<CompanyCtx> {
  const refusal = whyNotLimits(scope, given);
  if (refusal) throw problem(refusal);
  if (scope.locationId !== null) {
    const [place] = await listLimitPlaces(ctx, scope.locationId);
    if (!place) throw problem('limit.location_unknown');
    return inCompany(ctx, place.companyId);
  }
  if ((await networkOf(ctx)) !== ctx.companyId) throw problem('limit.of_franchisor');
  if (scope.lockType !== null && !(await lockTypesIn(ctx)).some(({ name }) => name === scope.lockType)) {
    throw problem('limit.lock_type_unknown');
  }
  return ctx;
}

/** What would hold: the book as it is, and with the place saying this. */
export async function changeTo(
  ctx: CompanyCtx,
  owner: CompanyCtx,
  scope: LimitScope,
  given: WantedLimits,
): Promise<LimitChange & { readonly set: LimitSet }> {
  const network = await networkOf(owner);
  const companyIds = scope.locationId === null ? await companiesOfNetwork(owner) : [owner.companyId];
  const [sets, places] = await Promise.all([
    listSets(ctx, [...new Set([network, ...companyIds])]),
    listLimitPlaces(ctx, scope.locationId ?? undefined),
  ]);
  const before = limitBook(sets);
  const current = before.find(owner.companyId, scope);
  const set = {
    ...NOTHING_OWN,
    ...current,
    ...stated(given),
    ...scope,
    companyId: owner.companyId,
    version: current?.version ?? 0,
  };
  return { scope, before, after: bookWith(before, set), places, set };
}

const stated = (given: WantedLimits) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<OwnLimits>;
