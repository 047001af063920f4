import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Takes the name of whoever had boxes with these orders out of their history. */
export async function forgetRenter(ctx: CompanyCtx, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  await ctx.db.rows(sql`
    update lockers.occupancy set customer_name = ''
    where company_id = ${ctx.companyId} and order_number = any(${orderNumbers}::text[])`);
}
