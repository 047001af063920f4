import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';

/** What these companies have invoiced in a span, less what they took back. Read from an index of invoices alone. */
export async function revenueBetween(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  from: Date,
  to: Date,
): Promise<number> {
  const row = await ctx.db.first<{ cents: number }>(sql`
    select coalesce(sum(gross_cents), 0)::bigint as cents from orders.invoice
    where company_id = any(${companyIds}::uuid[]) and issued_at >= ${from} and issued_at < ${to}`);
  return Number(row!.cents);
}
