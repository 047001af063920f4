import { inCompany, networkOf } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { pricingApi } from '../contract.ts';
import { listBoxSizes as list } from './box-size-store.ts';

export const listBoxSizes: UseCase<typeof pricingApi.boxSizes> = async (ctx) => ({
  boxSizes: await list(inCompany(ctx, await networkOf(ctx))),
});
