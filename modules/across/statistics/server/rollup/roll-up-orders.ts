import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { DaySpan } from '../../contract.ts';

const zone = sql`${HOUSE_ZONE}::text`;
const dayOf = (column: Sql): Sql => sql`(${column} at time zone ${zone})::date`;

/** Rentals are counted with their boxes, a sold gift voucher is money that is owed, and a discount may be on either. */
const isOfGoods = sql`exists (select from orders.line_view l where l.company_id = p.company_id and l.order_id = p.order_id
  and l.kind not in ('rental', 'extension', 'surcharge', 'gift', 'discount'))`;

/** Writes what is different from what stands there, and says how many rows that were. */
export async function rollUpOrders(ctx: CompanyCtx, { from, to }: DaySpan): Promise<number> {
  const { companyId } = ctx;
  const within = (column: Sql) => sql`${column} >= ${from}::date::timestamp at time zone ${zone}
    and ${column} < (${to}::date + 1)::timestamp at time zone ${zone}`;
  const stored = sql`t.company_id = ${companyId} and t.on_day between ${from}::date and ${to}::date`;
  const row = await ctx.db.first<{ changes: number }>(sql`
    with paper as (
      select p.order_id, p.kind, p.cents, ${dayOf(sql`p.issued_at`)} as on_day, coalesce(f.type, 'service') as type
      from (
        select company_id, paper_id, order_id, paper_kind as kind, issued_at, sum(cents) as cents from orders.revenue_line_view
        where line_kind not in ('rental', 'extension', 'surcharge') group by 1, 2, 3, 4, 5
      ) p left join fulfilment.fulfilment_view f on f.company_id = p.company_id and f.order_id = p.order_id
      where p.company_id = ${companyId} and ${within(sql`p.issued_at`)}
    ), part (on_day, type, orders, turnover_cents, cancelled, handed_over, handover_seconds, late) as (
      select on_day, type, (kind = 'invoice')::int, cents, 0, 0, 0, 0 from paper
      union all
      select ${dayOf(sql`p.cancelled_at`)}, coalesce(f.type, 'service'), 0, 0, 1, 0, 0, 0
      from (select company_id, id as order_id, cancelled_at, paid_at, later_option from orders.order_view) p
      left join fulfilment.fulfilment_view f on f.company_id = p.company_id and f.order_id = p.order_id
      -- Who orders and does not pay online is no cancellation.
      where p.company_id = ${companyId} and ${within(sql`p.cancelled_at`)} and (p.paid_at is not null or p.later_option is not null) and ${isOfGoods}
      union all
      select ${dayOf(sql`f.state_since`)}, f.type, 0, 0, 0, (f.wished_at is null)::int,
        case when f.wished_at is null then greatest(0, extract(epoch from f.state_since - f.arrived_at)) else 0 end,
        (f.promised_at is not null and f.state_since > f.promised_at)::int
      from fulfilment.fulfilment_view f
      where f.company_id = ${companyId} and f.state = 'done' and f.arrived_at is not null and ${within(sql`f.state_since`)}
    ), fresh as (
      select on_day, type, sum(orders)::int as orders, sum(turnover_cents)::bigint as turnover_cents, sum(cancelled)::int as cancelled,
        sum(handed_over)::int as handed_over, round(sum(handover_seconds))::bigint as handover_seconds, sum(late)::int as late
      from part group by 1, 2
    ), fresh_item as (
      select p.on_day, l.subject_id as item_id, p.type, count(distinct p.order_id)::int as orders, sum(l.quantity)::int as quantity,
        sum(l.total_cents)::bigint as cents
      from paper p join orders.line_view l on l.company_id = ${companyId} and l.order_id = p.order_id and l.kind = 'item'
      where p.kind = 'invoice' group by 1, 2, 3
    ), gone as (
      delete from statistics.order_day t where ${stored} and (t.on_day, t.type) not in (select on_day, type from fresh)
      returning 1
    ), gone_item as (
      delete from statistics.item_day t where ${stored}
        and (t.on_day, t.item_id, t.type) not in (select on_day, item_id, type from fresh_item)
      returning 1
    ), kept as (
      insert into statistics.order_day as t (company_id, on_day, type, orders, turnover_cents, cancelled, handed_over, handover_seconds, late)
      select ${companyId}, on_day, type, orders, turnover_cents, cancelled, handed_over, handover_seconds, late from fresh
      on conflict (company_id, on_day, type) do update set orders = excluded.orders, turnover_cents = excluded.turnover_cents,
        cancelled = excluded.cancelled, handed_over = excluded.handed_over, handover_seconds = excluded.handover_seconds, late = excluded.late
      where (t.orders, t.turnover_cents, t.cancelled, t.handed_over, t.handover_seconds, t.late) is distinct from
        (excluded.orders, excluded.turnover_cents, excluded.cancelled, excluded.handed_over, excluded.handover_seconds, excluded.late)
      returning 1
    ), kept_item as (
      insert into statistics.item_day as t (company_id, on_day, item_id, type, orders, quantity, cents)
      select ${companyId}, on_day, item_id, type, orders, quantity, cents from fresh_item
      on conflict (company_id, on_day, item_id, type) do update
        set orders = excluded.orders, quantity = excluded.quantity, cents = excluded.cents
      where (t.orders, t.quantity, t.cents) is distinct from (excluded.orders, excluded.quantity, excluded.cents)
      returning 1
    )
    select ((select count(*) from gone) + (select count(*) from kept) + (select count(*) from gone_item)
      + (select count(*) from kept_item))::int as changes`);
  return row?.changes ?? 0;
}
