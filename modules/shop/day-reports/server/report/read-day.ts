import { startOfDay } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { DayReport, DeliveryRow, KindRow, OptionRow, RateRow } from '../../contract.ts';

/** From the first moment of a day of the company until the first of the next. */
const within = (column: Sql, on: string): Sql => {
  const day = Temporal.PlainDate.from(on);
  return sql`${column} >= ${startOfDay(day)} and ${column} < ${startOfDay(day.add({ days: 1 }))}`;
};

/** What papers and money say about a day, each read from an index by time. */
export async function readDay(ctx: CompanyCtx, on: string): Promise<DayReport> {
  const [company, turnover, giftsSold, payments, sold, deliveries, cancelled, open] = await Promise.all([
    findCompany(ctx),
    turnoverOf(ctx, on),
    giftsSoldOn(ctx, on),
    paymentsOn(ctx, on),
    kindsOf(ctx, on),
    deliveriesOf(ctx, on),
    countOf(
      ctx,
      sql`total_cents`,
      sql`${within(sql`cancelled_at`, on)} and (paid_at is not null or later_option is not null)`,
    ),
    countOf(
      ctx,
      sql`total_cents - gift_cents`,
      sql`${within(sql`placed_at`, on)} and later_option is not null and paid_at is null and cancelled_at is null`,
    ),
  ]);
  const corrected = turnover.grossCents + giftsSold.cents - sold.reduce((sum, { cents }) => sum + cents, 0);
  const kinds: KindRow[] = corrected === 0 ? sold : [...sold, { kind: 'correction', cents: corrected }];
  const { name, kind } = company!;
  return {
    on,
    company: { name, isFranchisor: kind === 'franchisor' },
    turnover,
    giftsSold,
    payments,
    kinds,
    deliveries,
    cancelled,
    open,
  };
}

const isGiftSale = sql`exists (select from orders.line_view l
  where l.company_id = p.company_id and l.order_id = p.order_id and l.kind = 'gift')`;

async function turnoverOf(ctx: CompanyCtx, on: string): Promise<DayReport['turnover']> {
  const [papers, rates] = await Promise.all([
    ctx.db.first<{ invoices: number; credits: number; netCents: number; vatCents: number; grossCents: number }>(sql`
      select count(*) filter (where kind = 'invoice')::int as invoices, count(*) filter (where kind = 'credit')::int as credits,
        coalesce(sum(net_cents), 0)::int as net_cents, coalesce(sum(vat_cents), 0)::int as vat_cents,
        coalesce(sum(gross_cents), 0)::int as gross_cents
      from orders.revenue_view where company_id = ${ctx.companyId} and ${within(sql`issued_at`, on)}`),
    ctx.db.rows<RateRow>(sql`
      select (share ->> 'vatPercent')::int as vat_percent, sum((share ->> 'netCents')::int)::int as net_cents,
        sum((share ->> 'vatCents')::int)::int as vat_cents, sum((share ->> 'grossCents')::int)::int as gross_cents
      from orders.revenue_view cross join jsonb_array_elements(shares) as share
      where company_id = ${ctx.companyId} and ${within(sql`issued_at`, on)}
      group by 1 order by 1 desc`),
  ]);
  return { ...papers!, rates };
}

async function giftsSoldOn(ctx: CompanyCtx, on: string): Promise<DayReport['giftsSold']> {
  const row = await ctx.db.first<DayReport['giftsSold']>(sql`
    select count(*) filter (where kind = 'invoice')::int as count, coalesce(sum(gross_cents), 0)::int as cents
    from orders.invoice_view p where company_id = ${ctx.companyId} and ${within(sql`issued_at`, on)} and ${isGiftSale}`);
  return row!;
}

/** A surplus never counted: it came and went back by itself. */
function paymentsOn(ctx: CompanyCtx, on: string): Promise<OptionRow[]> {
  return ctx.db.rows<OptionRow>(sql`
    select option, sum(count)::int as count, sum(received)::int as received_cents, sum(refunded)::int as refunded_cents
    from (
      select option, 1 as count, amount_cents as received, 0 as refunded from payments.payment_view
      where company_id = ${ctx.companyId} and state = 'succeeded' and not is_surplus and ${within(sql`settled_at`, on)}
      union all
      select p.option, 0, 0, r.amount_cents from payments.refund_view r
      join payments.payment_view p on p.company_id = r.company_id and p.id = r.payment_id
      where r.company_id = ${ctx.companyId} and r.state = 'succeeded' and not p.is_surplus and ${within(sql`r.settled_at`, on)}
      union all
      select 'gift', (not is_back)::int, case when is_back then 0 else cents end, case when is_back then cents else 0 end
      from orders.gift_money_view where company_id = ${ctx.companyId} and ${within(sql`at`, on)}
    ) as moved
    group by option order by received_cents desc, option`);
}

function kindsOf(ctx: CompanyCtx, on: string): Promise<KindRow[]> {
  return ctx.db.rows<KindRow>(sql`
    select l.kind, sum(l.total_cents)::int as cents from orders.invoice_view i
    join orders.line_view l on l.company_id = i.company_id and l.order_id = i.order_id
    where i.company_id = ${ctx.companyId} and i.kind = 'invoice' and ${within(sql`i.issued_at`, on)}
    group by l.kind order by cents desc`);
}

function deliveriesOf(ctx: CompanyCtx, on: string): Promise<DeliveryRow[]> {
  return ctx.db.rows<DeliveryRow>(sql`
    select f.type, count(*) filter (where p.kind = 'invoice')::int as count, sum(p.gross_cents)::int as cents
    from orders.revenue_view p
    left join fulfilment.fulfilment_view f on f.company_id = p.company_id and f.order_id = p.order_id
    where p.company_id = ${ctx.companyId} and ${within(sql`p.issued_at`, on)}
    group by f.type order by cents desc`);
}

async function countOf(ctx: CompanyCtx, cents: Sql, which: Sql): Promise<{ count: number; cents: number }> {
  const row = await ctx.db.first<{ count: number; cents: number }>(sql`
    select count(*)::int as count, coalesce(sum(${cents}), 0)::int as cents from orders.order_view
    where company_id = ${ctx.companyId} and ${which}`);
  return row!;
}
