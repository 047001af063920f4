import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { dayOf } from '@fachwerk/base/time';
import { type HandoverScope, type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { type Sql, sql } from '@fachwerk/server/sql';

type Row = {
  readonly id: string;
  readonly number: string;
  readonly customerName: string;
  readonly cents: number;
  readonly since: Date;
  readonly total: number;
};
type Counts = Record<'orders' | 'cents' | 'back', number>;

const lineOf = ({ id, number, customerName, cents, since }: Row, level: 'urgent' | 'high' | 'normal') => {
  const detail = [number, formatMoney(cents, LOCALES.de)].join(' · ');
  return { id, title: customerName || number, detail, level, since, path: `/admin/orders/${id}` };
};

/** Of `orders.customer_order o`. A rental that is booked needs nobody who accepts it. */
const isForStaff = sql`exists (select from orders.order_line l
  where l.company_id = o.company_id and l.order_id = o.id and l.kind not in ('rental', 'extension', 'surcharge', 'gift'))`;
const isPlaced = sql`(o.paid_at is not null or o.later_option is not null)`;

const openOrders = ({ companyIds }: HandoverScope, where: Sql, since: Sql): Sql => sql`
  select o.id, o.number, trim(o.first_name || ' ' || o.last_name) as customer_name, o.total_cents - o.gift_cents as cents, ${since} as since,
    (count(*) over ())::int as total
  from orders.customer_order o
  where o.company_id = any(${companyIds}::uuid[]) and ${where}
  order by since limit ${MOST_LINES}`;

/** Orders that nobody has accepted, amounts that are overdue, and what was sold by the one definition of revenue (decision 0151). */
export const orderHandover: HandoverSource = {
  capability: 'orders.read',
  open: [
    {
      name: 'orders_new',
      rank: 5,
      path: '/admin/orders?status=new',
      read: async (ctx, scope) => {
        const isNew = sql`o.status = 'new' and ${isPlaced} and ${isForStaff}`;
        const rows = await ctx.db.rows<Row>(openOrders(scope, isNew, sql`o.placed_at`));
        return rowsOfPart(rows, (row) => lineOf(row, 'high'));
      },
    },
    {
      name: 'orders_due',
      rank: 60,
      path: '/admin/orders?payment=open',
      read: async (ctx, scope) => {
        const isDue = sql`o.due_at < ${ctx.now} and o.paid_at is null and o.status <> 'canceled'`;
        const rows = await ctx.db.rows<Row>(openOrders(scope, isDue, sql`o.due_at`));
        return rowsOfPart(rows, (row) => lineOf(row, 'normal'));
      },
    },
  ],
  figures: async (ctx, { companyIds, period, compared }) => {
    const counted = ({ from, to }: typeof period) => sql`
      select
        (select count(*)::int from orders.customer_order o where o.company_id = any(${companyIds}::uuid[]) and o.placed_at >= ${from}
          and o.placed_at < ${to} and o.status <> 'canceled' and ${isPlaced}) as orders,
        (select coalesce(sum(gross_cents), 0)::int from orders.revenue_view
          where company_id = any(${companyIds}::uuid[]) and issued_at >= ${from} and issued_at < ${to}) as cents,
        (select coalesce(-sum(gross_cents), 0)::int from orders.invoice
          where company_id = any(${companyIds}::uuid[]) and kind = 'credit' and issued_at >= ${from} and issued_at < ${to}) as back`;
    const [now, before] = await Promise.all([
      ctx.db.first<Counts>(counted(period)),
      ctx.db.first<Counts>(counted(compared)),
    ]);
    const list = `/admin/orders-list?from=${dayOf(period.from)}&to=${dayOf(period.to)}`;
    const refunded = `${list}&payment=refunded&payment=partly_refunded`;
    return [
      { name: 'revenue', unit: 'cents', value: now!.cents, before: before!.cents, path: list },
      { name: 'orders', unit: 'count', value: now!.orders, before: before!.orders, path: list },
      { name: 'refunds', unit: 'cents', value: now!.back, before: before!.back, path: refunded },
    ];
  },
};
