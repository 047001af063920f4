import { addDays, HOUSE_ZONE, zoned } from '@fachwerk/base/time';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { orderApi } from '../../contract-staff.ts';

const DAYS = 7;

/** The last seven days, today among them, against the seven before: from the index of invoices, two weeks at most. */
export const readRevenue: UseCase<typeof orderApi.revenue> = async (ctx) => {
  const today = zoned(ctx.now).startOfDay();
  const first = today.subtract({ days: 2 * DAYS - 1 });
  const since = new Date(today.subtract({ days: DAYS - 1 }).epochMilliseconds);
  const rows = await ctx.db.rows<{ on: string; cents: number }>(sql`
    select to_char(issued_at at time zone ${HOUSE_ZONE}, 'YYYY-MM-DD') as on, sum(gross_cents)::int as cents from orders.invoice
    where company_id = any(${await visibleCompanies(ctx)}) and issued_at >= ${new Date(first.epochMilliseconds)}
      and issued_at < ${addDays(ctx.now, 1)}
    group by 1`);
  const centsOn = (back: number) => {
    const on = today.subtract({ days: back }).toPlainDate().toString();
    return rows.find((row) => row.on === on)?.cents ?? 0;
  };
  const days = Array.from({ length: DAYS }, (_, at) => DAYS - 1 - at).map((back) => ({
    on: today.subtract({ days: back }).toPlainDate().toString(),
    cents: centsOn(back),
    beforeCents: centsOn(back + DAYS),
  }));
  const sum = (of: 'cents' | 'beforeCents') => days.reduce((total, day) => total + day[of], 0);
  return { since, cents: sum('cents'), beforeCents: sum('beforeCents'), days };
};

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
