import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export async function hasItem(ctx: CompanyCtx, itemId: string): Promise<boolean> {
  const rows = await ctx.db.rows(sql`
    select from catalog.item_view where company_id = ${ctx.companyId} and id = ${itemId}`);
  return rows.length > 0;
}
