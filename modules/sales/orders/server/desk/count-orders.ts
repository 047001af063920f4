import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { allOf, sql } from '@fachwerk/server/sql';
import { type OrderStatus, OrderStatus as Statuses } from '../../contract.ts';
import type { orderApi } from '../../contract-staff.ts';
import { MOST_COUNTED } from './list-orders.ts';
import { conditionsOf } from './order-conditions.ts';

export const countOrders: UseCase<typeof orderApi.counts> = async (ctx, span) => {
  const visible = await visibleCompanies(ctx);
  const conditions = allOf(await conditionsOf(ctx, span));
  const rows = await ctx.db.rows<{ status: OrderStatus; count: number }>(sql`
    select asked.status, sum(counted.count)::int as count
    from unnest(${Statuses.options}::text[]) as asked (status) cross join unnest(${visible}::uuid[]) as company (id)
    cross join lateral (
      select count(*)::int from (
        select from orders.customer_order o where o.company_id = company.id and o.status = asked.status and ${conditions}
        limit ${MOST_COUNTED}
      ) as found
    ) as counted (count)
    group by asked.status`);
  const withNote = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from (
      select from orders.customer_order o where o.company_id = any(${visible}) and o.note <> '' and ${conditions} limit ${MOST_COUNTED}
    ) as found`);
  const counted = (status: OrderStatus) =>
    Math.min(MOST_COUNTED, rows.find((row) => row.status === status)?.count ?? 0);
  const byStatus = Object.fromEntries(Statuses.options.map((status) => [status, counted(status)] as const));
  return { byStatus: byStatus as Record<OrderStatus, number>, withNote: withNote!.count };
};
