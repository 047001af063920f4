import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** The order that the same entry became before; undefined: it is `orderId` now. Whoever comes second waits for the first. */
export async function orderBefore(ctx: CompanyCtx, entryId: string, orderId: string): Promise<string | undefined> {
  const added = await ctx.db.count(sql`
    insert into order_entry.entry (company_id, id, order_id) values (${ctx.companyId}, ${entryId}, ${orderId})
    on conflict (company_id, id) do nothing`);
  if (added > 0) return undefined;
  const row = await ctx.db.first<{ orderId: string }>(sql`
    select order_id from order_entry.entry where company_id = ${ctx.companyId} and id = ${entryId}`);
  return row?.orderId;
}
