import { problemsOf } from '@fachwerk/base/problem';
import { dayOf, startOfDay } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Sql, sql } from '@fachwerk/server/sql';
import { type dayReportApi, dayReportProblems, type LedgerAccounts } from '../../contract.ts';
import { whyNotReport } from '../../rules/day.ts';
import { extfOf } from '../../rules/extf.ts';
import { type Booking, bookingOfMovement, bookingsOfPaper, type Movement, type Paper } from '../../rules/ledger.ts';
import { findSettings } from './ledger-store.ts';
import { windows1252 } from './windows-1252.ts';

const problem = problemsOf(dayReportProblems);

/** What DATEV takes in at once. */
const MOST_BOOKINGS = 99_999;

/** Every paper and every movement of money of a month, as double entries. */
export const exportLedger: UseCase<typeof dayReportApi.exportLedger> = async (ctx, { month }) => {
  const refusal = whyNotReport(`${month}-01`, ctx.now);
  if (refusal) throw problem(refusal);
  const settings = await findSettings(ctx);
  if (!settings) throw problem('ledger.not_set_up');
  const bookings = await bookingsOf(ctx, month, settings.accounts);
  if (bookings.length > MOST_BOOKINGS) throw problem('ledger.too_many', { most: MOST_BOOKINGS });
  const text = extfOf({ settings, month, madeAt: ctx.now, bookings });
  return {
    fileName: `EXTF_Buchungsstapel_${month}.csv`,
    contentType: 'text/csv; charset=windows-1252',
    base64: windows1252(text).toString('base64'),
  };
};

async function bookingsOf(ctx: CompanyCtx, month: string, accounts: LedgerAccounts): Promise<Booking[]> {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const [from, to] = [startOfDay(first), startOfDay(first.add({ months: 1 }))];
  const within = (column: Sql) => sql`${column} >= ${from} and ${column} < ${to}`;
  const [papers, movements] = await Promise.all([listPapers(ctx, within), listMovements(ctx, within)]);
  return [
    ...papers.flatMap((paper) => bookingsOfPaper(paper, accounts)),
    ...movements.map((movement) => bookingOfMovement(movement, accounts)),
  ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

type Within = (column: Sql) => Sql;
const onDay = <Row extends { readonly at: Date }>({ at, ...row }: Row) => ({ ...row, on: dayOf(at).toString() });

async function listPapers(ctx: CompanyCtx, within: Within): Promise<Paper[]> {
  const rows = await ctx.db.rows<Omit<Paper, 'on'> & { at: Date }>(sql`
    select i.number, o.number as order_number, i.issued_at as at, i.shares,
      (select case when min(l.kind) = max(l.kind) and min(l.kind) in ('tip', 'gift') then min(l.kind) end
        from orders.line_view l where l.company_id = i.company_id and l.order_id = i.order_id and l.vat_percent = 0) as untaxed
    from orders.invoice_view i join orders.order_view o on o.company_id = i.company_id and o.id = i.order_id
    where i.company_id = ${ctx.companyId} and ${within(sql`i.issued_at`)}
    order by i.issued_at, i.number limit ${MOST_BOOKINGS + 1}`);
  return rows.map(onDay);
}

/** In and out; a surplus, which goes back by itself, is booked both ways. */
async function listMovements(ctx: CompanyCtx, within: Within): Promise<Movement[]> {
  const paper = sql`coalesce((select i.number from orders.invoice_view i
    where i.company_id = o.company_id and i.order_id = o.id and i.kind = 'invoice'), o.number)`;
  const rows = await ctx.db.rows<Omit<Movement, 'on' | 'refund'> & { at: Date; isRefund: boolean; way: null }>(sql`
    select p.amount_cents as cents, p.option, false as is_refund, null as way, p.settled_at as at, ${paper} as paper, o.number as order_number
    from payments.payment_view p join orders.order_view o on o.company_id = p.company_id and o.id = p.reference
    where p.company_id = ${ctx.companyId} and p.state = 'succeeded' and ${within(sql`p.settled_at`)}
    union all
    select r.amount_cents, p.option, true, r.way, r.settled_at, ${paper}, o.number
    from payments.refund_view r join payments.payment_view p on p.company_id = r.company_id and p.id = r.payment_id
    join orders.order_view o on o.company_id = p.company_id and o.id = p.reference
    where r.company_id = ${ctx.companyId} and r.state = 'succeeded' and ${within(sql`r.settled_at`)}
    union all
    select g.cents, 'gift', g.is_back, null, g.at, ${paper}, o.number
    from orders.gift_money_view g join orders.order_view o on o.company_id = g.company_id and o.id = g.order_id
    where g.company_id = ${ctx.companyId} and ${within(sql`g.at`)}
    order by at limit ${MOST_BOOKINGS + 1}`);
  return rows.map(({ isRefund, way, ...row }) => ({ ...onDay(row), refund: isRefund ? { way } : null }));
}
