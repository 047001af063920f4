import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

type Question = { readonly warnFrom: number; readonly itemIds: readonly string[] | null };

/** A list shows no more. */
const MOST = 1000;

/** Items of which a counted variant runs low, by the threshold of the item or else of the shop. */
export async function findLowByVariant(ctx: CompanyCtx, { warnFrom, itemIds }: Question): Promise<readonly string[]> {
  const wanted = itemIds ? sql`and v.item_id = any(${itemIds}::uuid[])` : sql``;
  const rows = await ctx.db.rows<{ itemId: string }>(sql`
    select distinct v.item_id from item_options.variant v
    join catalog.item_view i on i.company_id = v.company_id and i.id = v.item_id
    where v.company_id = ${ctx.companyId} and v.stock is not null and not v.is_archived
      and v.stock <= coalesce(i.warn_from, ${warnFrom}::int) ${wanted}
    limit ${MOST}`);
  return rows.map(({ itemId }) => itemId);
}
