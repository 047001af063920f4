import { startOfDay } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { StatementLine } from '../../contract.ts';

/** From the first moment of a month until the first of the next. */
function momentsOf(month: string): { from: Date; to: Date } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return { from: startOfDay(first), to: startOfDay(first.add({ months: 1 })) };
}

const within = (month: string) => {
  const { from, to } = momentsOf(month);
  return sql`p.issued_at >= ${from} and p.issued_at < ${to}`;
};

/** The net turnover of a month: its papers, corrections included. */
export async function sumPapers({ db, companyId }: CompanyCtx, month: string): Promise<number> {
  const row = await db.first<{ cents: number }>(sql`
    select coalesce(sum(p.net_cents), 0)::bigint as cents from orders.revenue_view p
    where p.company_id = ${companyId} and ${within(month)}`);
  return row!.cents;
}

/** Every paper of a month with the rentals it is about, and when their doors were opened. */
export async function readPapers({ db, companyId }: CompanyCtx, month: string): Promise<StatementLine[]> {
  return db.rows<StatementLine>(sql`
    select p.id as paper_id, p.number as paper_number, p.kind as paper_kind, p.issued_at, p.order_id, o.number as order_number, p.net_cents,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'locationName', coalesce(a.german_name, ''), 'openings', coalesce(d.openings, 0),
          'firstOpenedAt', d.first_opened_at) order by r.id)
        from rentals.rental_view r
        left join locations.location_view a on a.company_id = r.company_id and a.id = r.location_id
        left join lateral (
          select count(*)::int as openings, min(t.requested_at) as first_opened_at
          from stays.opening_view w join openings.attempt_view t on t.company_id = w.company_id and t.id = w.attempt_id
          where w.company_id = r.company_id and w.rental_id = r.id and t.state in ('opened', 'already_open')
        ) as d on true
        where r.company_id = p.company_id and r.id in (
          select l.subject_id from orders.line_view l
          where l.company_id = p.company_id and l.order_id = p.order_id and l.kind in ('rental', 'extension', 'surcharge'))
      ), '[]') as rentals
    from orders.revenue_view p join orders.order_view o on o.company_id = p.company_id and o.id = p.order_id
    where p.company_id = ${companyId} and ${within(month)}
    order by p.issued_at, p.number`);
}
