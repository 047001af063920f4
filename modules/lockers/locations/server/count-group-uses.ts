import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** By the id of the price group, of the network `ctx` is in. */
export async function countGroupUses(
  ctx: CompanyCtx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.rows<{ priceGroupId: string; count: number }>(sql`
    select price_group_id, count(*)::int as count from locations.location
    where company_id = any(${companyIds}) and network_id = ${ctx.companyId} and price_group_id is not null
    group by price_group_id`);
  return new Map(rows.map(({ priceGroupId, count }) => [priceGroupId, count]));
}
