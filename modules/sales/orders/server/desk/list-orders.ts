import type { Language } from '@fachwerk/base/language';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { OrderStatus } from '../../contract.ts';
import type { OrderRow, orderApi } from '../../contract-staff.ts';
import { staffKey } from '../../rules/staff-words.ts';
import { handoversOf, rentalsOf } from '../facade-hooks.ts';
import { type OrderRecord, orderColumns, orderFrom } from '../order-store.ts';
import { conditionsOf, type Span } from './order-conditions.ts';

export const PAGE_SIZE = 50;

/** Nobody counts further: the cost must not grow with the table. */
export const MOST_COUNTED = 1000;

type RowRecord = OrderRecord & Pick<OrderRow, 'companyName' | 'lineCount'> & { readonly staffSummary: string | null };

/** What a row shows beside the order itself; what was sold is said in the reader's language, whatever the customer spoke. */
const rowColumns = (language: Language) => sql`${orderColumns},
  (select string_agg(coalesce(l.data -> 'staff' -> ${staffKey(language)} ->> 'title', l.title), ', ' order by l.position)
    from orders.order_line l where l.company_id = o.company_id and l.order_id = o.id
      and l.kind in ('rental', 'extension', 'surcharge', 'item')) as staff_summary,
  (select v.name from companies.company_view v where v.company_id = o.company_id) as company_name,
  (select count(*)::int from orders.order_line l where l.company_id = o.company_id and l.order_id = o.id) as line_count`;

/** With how they are handed over and what became of their rentals, read once for all of them. */
async function rowsFrom(ctx: CompanyCtx, records: readonly RowRecord[]): Promise<OrderRow[]> {
  const ids = records.map(({ id }) => id);
  const companyIds = [...new Set(records.map(({ companyId }) => companyId))];
  const { hooks } = ctx.app;
  const [handovers = [], rentals = []] = ids.length
    ? await Promise.all([
        hooks.find(handoversOf)?.(ctx, companyIds, ids),
        hooks.find(rentalsOf)?.(ctx, companyIds, ids),
      ])
    : [];
  const [handoverOf, rentalOf] = [byOrder(handovers), byOrder(rentals)];
  return records.map(({ companyName, lineCount, staffSummary, ...record }) => {
    const order = orderFrom(record);
    const [handover, rental] = [handoverOf.get(order.id) ?? null, rentalOf.get(order.id) ?? null];
    return { ...order, summary: staffSummary ?? order.summary, companyName, lineCount, handover, rental };
  });
}

const byOrder = <Found extends { readonly orderId: string }>(found: readonly Found[]) =>
  new Map(found.map((each) => [each.orderId, each]));

export const listOrders: UseCase<typeof orderApi.list> = async (ctx, { excludeIds, before, ...span }) => {
  const rows = await rowsOf(ctx, span, { excludeIds, before, limit: PAGE_SIZE + 1 });
  const orders = rows.slice(0, PAGE_SIZE);
  return { orders, next: rows.length > PAGE_SIZE ? orders.at(-1)!.id : null };
};

type Part = { readonly excludeIds?: readonly string[]; readonly before?: string | undefined; readonly limit: number };

/**
 * Each company gives its own first rows, read from its index; of those the first are the page. So a page costs as much as there are
 * companies in sight, however many orders they have had.
 */
export async function rowsOf(ctx: Ctx, span: Span, part: Part): Promise<OrderRow[]> {
  const visible = await visibleCompanies(ctx);
  const { excludeIds = [], before, limit } = part;
  const order = sql`o.placed_at desc, o.id desc`;
  const conditions = allOf([
    ...(await conditionsOf(ctx, span)),
    statusCondition(span.filter.statuses),
    excludeIds.length > 0 ? sql`o.id <> all(${excludeIds}::uuid[])` : null,
    before
      ? sql`(o.placed_at, o.id) < (select p.placed_at, p.id from orders.customer_order p
          where p.company_id = any(${visible}) and p.id = ${before})`
      : null,
  ]);
  const rows = await ctx.db.rows<RowRecord>(sql`
    select ${rowColumns(ctx.language)} from unnest(${visible}::uuid[]) as company (id)
    cross join lateral (
      select o.* from orders.customer_order o where o.company_id = company.id and ${conditions} order by ${order} limit ${limit}
    ) o
    order by ${order} limit ${limit}`);
  return rowsFrom(ctx, rows);
}

/** One status is named as it is, so that its own index is used. */
function statusCondition(statuses: readonly OrderStatus[] | undefined): Sql | null {
  if (!statuses) return null;
  return statuses.length === 1 ? sql`o.status = ${statuses[0]}` : sql`o.status = any(${statuses}::text[])`;
}

/** A single one, as a list shows it. */
export async function findRow(ctx: Ctx, id: string): Promise<OrderRow | undefined> {
  const row = await ctx.db.first<RowRecord>(sql`
    select ${rowColumns(ctx.language)} from orders.customer_order o where o.company_id = any(${await visibleCompanies(ctx)}) and o.id = ${id}`);
  return row && (await rowsFrom(ctx, [row]))[0];
}
