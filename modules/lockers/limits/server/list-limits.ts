import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { LimitSet, limitApi } from '../contract.ts';
import { lockTypesCounted } from './facade-hooks.ts';
import { listLimitPlaces, listSets } from './limit-store.ts';

export const listLimits: UseCase<typeof limitApi.list> = async (ctx) => {
  const [networkId, sets, locations, lockTypes] = await Promise.all([
    networkOf(ctx),
    visibleSets(ctx),
    listLimitPlaces(ctx),
    lockTypesIn(ctx),
  ]);
  return { networkId, isNetwork: networkId === ctx.companyId, sets, locations, lockTypes };
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
