import { dayOf } from '@fachwerk/base/time';
import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import { listLocations } from '@fachwerk/locations/facade';
import { sizesOf } from '@fachwerk/pricing/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { statisticsApi } from '../../contract.ts';
import { monthsSince } from '../../rules/period.ts';
import { isSubscribed } from '../mail/subscription-store.ts';
import { listSoldItems } from './item-figures.ts';
import { listCompanies } from './scope.ts';

export const showChoices: UseCase<typeof statisticsApi.filter> = async (ctx) => {
  const visible = await visibleCompanies(ctx);
  const [companies, locations, sizes, items, first] = await Promise.all([
    listCompanies(ctx),
    listLocations(ctx),
    sizesOf(ctx, await networkOf(ctx)),
    listSoldItems(ctx, visible),
    ctx.db.first<{ on: string | null }>(sql`
      select min(first_on)::text as on from statistics.progress where company_id = any(${visible})`),
  ]);
  return {
    companies,
    locations: locations.map(({ id, companyId, name }) => ({ id, companyId, name })),
    sizes: sizes.map(({ code, name }) => ({ code, name })),
    items,
    months: monthsSince(first?.on ?? dayOf(ctx.now).toString(), ctx.now),
    isSubscribed: await isSubscribed(ctx),
  };
};
