import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { DaySpan } from '../../contract.ts';
import { HOURS_OF_A_WEEK } from '../../rules/figures.ts';

/** The id that stands for all locations of a company together. */
export const ALL_LOCATIONS = '00000000-0000-0000-0000-000000000000';

/** Months are made from days alone, whole: what touches a month makes all of it anew. */
export async function rollUpMonths(ctx: CompanyCtx, { from, to }: DaySpan): Promise<void> {
  const { companyId } = ctx;
  const months = sql`t.company_id = ${companyId} and t.month between date_trunc('month', ${from}::date)::date and ${to}::date`;
  const days = sql`d.company_id = ${companyId} and d.on_day >= date_trunc('month', ${from}::date)::date
    and d.on_day < (date_trunc('month', ${to}::date) + interval '1 month')::date`;
  await ctx.db.count(sql`delete from statistics.box_month t where ${months}`);
  await ctx.db.count(sql`
    insert into statistics.box_month (company_id, month, location_id, size_code, rentals, revenue_cents, taken_seconds, offered_seconds, openings,
      failed_openings, faults, fault_seconds)
    select ${companyId}, date_trunc('month', d.on_day)::date, d.location_id, d.size_code, sum(d.rentals), sum(d.revenue_cents),
      sum(d.taken_seconds), sum(d.offered_seconds), sum(d.openings), sum(d.failed_openings), sum(d.faults), sum(d.fault_seconds)
    from statistics.box_day d where ${days} group by 2, 3, 4`);
  await ctx.db.count(sql`delete from statistics.item_month t where ${months}`);
  await ctx.db.count(sql`
    insert into statistics.item_month (company_id, month, item_id, type, orders, quantity, cents)
    select ${companyId}, date_trunc('month', d.on_day)::date, d.item_id, d.type, sum(d.orders), sum(d.quantity), sum(d.cents)
    from statistics.item_day d where ${days} group by 2, 3, 4`);
  await ctx.db.count(sql`delete from statistics.heat_month t where ${months}`);
  await ctx.db.count(sql`
    with slot as (
      select date_trunc('month', d.on_day)::date as month, coalesce(d.location_id, ${ALL_LOCATIONS}::uuid) as location_id, d.size_code,
        (extract(isodow from d.on_day)::int - 1) * 24 + h.at::int - 1 as slot, sum(h.taken)::bigint as taken, sum(h.offered)::bigint as offered
      from statistics.box_hour d cross join unnest(d.taken_seconds, d.offered_seconds) with ordinality as h (taken, offered, at)
      where ${days}
      group by grouping sets ((1, d.location_id, d.size_code, 4), (1, d.size_code, 4))
    )
    insert into statistics.heat_month (company_id, month, location_id, size_code, taken_seconds, offered_seconds)
    select ${companyId}, month, location_id, size_code, array_agg(taken order by slot), array_agg(offered order by slot)
    from (
      select month, location_id, size_code, slot, sum(taken)::bigint as taken, sum(offered)::bigint as offered
      from (
        select * from slot
        union all
        select k.month, k.location_id, k.size_code, n, 0, 0
        from (select distinct month, location_id, size_code from slot) as k, generate_series(0, ${HOURS_OF_A_WEEK - 1}::int) as n
      ) as counted
      group by 1, 2, 3, 4
    ) as cell
    group by month, location_id, size_code`);
}
