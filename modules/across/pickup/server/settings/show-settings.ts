import { networkOf } from '@fachwerk/companies/facade';
import { sizesOf } from '@fachwerk/pricing/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { shopOf } from '@fachwerk/shop/facade';
import type { pickupApi } from '../../contract.ts';
import { capacityOf } from '../../rules/packing.ts';
import { listCategories } from '../packing/packing-store.ts';
import { findSettings } from './settings-store.ts';

type LocationRow = { readonly id: string; readonly name: string; readonly boxes: number };

export const showSettings: UseCase<typeof pickupApi.settings> = async (ctx) => {
  const [settings, shop, categories, sizes] = await Promise.all([
    findSettings(ctx),
    shopOf(ctx),
    listCategories(ctx),
    networkOf(ctx).then((networkId) => sizesOf(ctx, networkId)),
  ]);
  const locations = await ctx.db.rows<LocationRow>(sql`
    select p.id, p.german_name as name, (select count(*) from lockers.let_view b
      where b.company_id = p.company_id and b.location_id = p.id) as boxes
    from locations.location_view p where p.company_id = ${ctx.companyId} and p.is_active order by name, id`);
  const here = settings.locationId ? sql`and b.location_id = ${settings.locationId}` : sql``;
  const counts = await ctx.db.rows<{ sizeCode: string; boxes: number }>(sql`
    select b.size_code, count(*) as boxes from lockers.let_view b where b.company_id = ${ctx.companyId} ${here} group by b.size_code`);
  const boxesOf = new Map(counts.map(({ sizeCode, boxes }) => [sizeCode, boxes]));
  return {
    settings,
    isOffered: shop.ways.box.isOffered,
    locations,
    sizes: sizes.map((size) => ({
      sizeCode: size.code,
      name: size.name,
      volumeMl: capacityOf(size),
      boxes: boxesOf.get(size.code) ?? 0,
    })),
    categories,
  };
};
