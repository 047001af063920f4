import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export async function addHandover(ctx: CompanyCtx, orderId: string): Promise<void> {
  await ctx.db.write(sql`
    insert into pay_later.handover (company_id, order_id, at) values (${ctx.companyId}, ${orderId}, ${ctx.now})`);
}

/** Once: whoever confirms it or takes it back, the other finds nothing. */
export async function removeHandover(ctx: CompanyCtx, orderId: string): Promise<boolean> {
  const removed = await ctx.db.count(sql`
    delete from pay_later.handover where company_id = ${ctx.companyId} and order_id = ${orderId}`);
  return removed === 1;
}
