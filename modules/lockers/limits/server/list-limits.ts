import { problemsOf } from '@fachwerk/base/problem';
import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type LimitSet, type limitApi, limitProblems } from '../contract.ts';
import { lockTypesCounted } from './facade-hooks.ts';
import { listLimitPlaces, listSets } from './limit-store.ts';

const problem = problemsOf(limitProblems);

export const listLimits: UseCase<typeof limitApi.list> = async (ctx) => {
  const [networkId, sets, locations, lockTypes] = await Promise.all([
    networkOf(ctx),
    visibleSets(ctx),
    listLimitPlaces(ctx),
    lockTypesIn(ctx),
  ]);
  return { networkId, isNetwork: networkId === ctx.companyId, sets, locations, lockTypes };
};

export const showLimitsAt: UseCase<typeof limitApi.at> = async (ctx, { locationId }) => {
  const [place] = await listLimitPlaces(ctx, locationId);
  if (!place) throw problem('limit.location_unknown');
  const sets = await listSets(ctx, [...new Set([place.networkId, place.companyId])]);
  return { place, sets: sets.filter((set) => set.locationId === null || set.locationId === locationId) };
};

/** A franchisee reads what its franchisor says for all, and nothing of other locations. */
async function visibleSets(ctx: CompanyCtx): Promise<LimitSet[]> {
  const [networkId, visible] = await Promise.all([networkOf(ctx), visibleCompanies(ctx)]);
  const sets = await listSets(ctx, [...new Set([networkId, ...visible])]);
  return sets.filter(({ companyId, locationId }) => locationId === null || visible.includes(companyId));
}

export async function lockTypesIn(ctx: CompanyCtx) {
  const counted = ctx.app.hooks.find(lockTypesCounted);
  return (await counted?.(ctx, await visibleCompanies(ctx))) ?? [];
}
