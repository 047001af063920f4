import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export type SoldCount = { readonly itemId: string; readonly pieces: number };

/** How often items were sold lately; those that are not named were not. What is the same is not written. */
export async function saveSoldCounts(ctx: CompanyCtx, counts: readonly SoldCount[]): Promise<void> {
  const ids = counts.map(({ itemId }) => itemId);
  await ctx.db.rows(sql`
    update catalog.item i set sold_count = n.pieces
    from (
      select o.id, coalesce(g.pieces, 0) as pieces from catalog.item o
      left join unnest(${ids}::uuid[], ${counts.map(({ pieces }) => pieces)}::int[]) as g (id, pieces) on g.id = o.id
      where o.company_id = ${ctx.companyId} and (o.sold_count > 0 or o.id = any(${ids}::uuid[]))
    ) n
    where i.company_id = ${ctx.companyId} and i.id = n.id and i.sold_count <> n.pieces`);
}
