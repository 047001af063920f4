import { HOUSE_ZONE, sameTimeAfter, zoned } from '@fachwerk/base/time';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { orderApi } from '../../contract-staff.ts';

const DAYS = 7;

/** The last seven days, today included, against the seven before up to the same time of day: a running day is never compared with a whole one. */
export const readRevenue: UseCase<typeof orderApi.revenue> = async (ctx) => {
  const today = zoned(ctx.now).startOfDay();
  const first = today.subtract({ days: 2 * DAYS - 1 });
  const since = new Date(today.subtract({ days: DAYS - 1 }).epochMilliseconds);
  const rows = await ctx.db.rows<{ on: string; cents: number }>(sql`
    select to_char(issued_at at time zone ${HOUSE_ZONE}, 'YYYY-MM-DD') as on, sum(gross_cents)::int as cents from orders.revenue_view
    where company_id = any(${await visibleCompanies(ctx)}) and issued_at >= ${new Date(first.epochMilliseconds)} and issued_at <= ${ctx.now}
      and (issued_at <= ${sameTimeAfter(ctx.now, -DAYS)} or issued_at >= ${since})
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

/** The revenue of these companies in a span, gross (docs/decisions/0151-one-revenue.md). */
export async function revenueBetween(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  from: Date,
  to: Date,
): Promise<number> {
  const row = await ctx.db.first<{ cents: number }>(sql`
    select coalesce(sum(gross_cents), 0)::bigint as cents from orders.revenue_view
    where company_id = any(${companyIds}::uuid[]) and issued_at >= ${from} and issued_at < ${to}`);
  return Number(row!.cents);
}
