import { inCompany, networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { pricingApi } from '../contract.ts';
import { listPriceGroups as list } from './price-store.ts';

export const listPriceGroups: UseCase<typeof pricingApi.priceGroups> = async (ctx) => ({
  priceGroups: await list(inCompany(ctx, await networkOf(ctx)), await visibleCompanies(ctx)),
});
