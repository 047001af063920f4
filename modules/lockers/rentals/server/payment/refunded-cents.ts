import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';

type Known = { readonly companyId: string; readonly id: string };

/**
 * What has gone back of rentals, or is on its way, by rental. Refunds of an order count where it is for this rental alone; of a shared order
 * those that were given for the rental.
 */
export async function refundedOf(
  { db }: Pick<CompanyCtx, 'db'>,
  rentals: readonly Known[],
): Promise<(id: string) => number> {
  if (rentals.length === 0) return () => 0;
  const companyIds = [...new Set(rentals.map(({ companyId }) => companyId))];
  const these = isOneOf(
    sql`r.id`,
    rentals.map(({ id }) => id),
  );
  const rows = await db.rows<{ id: string; cents: number }>(sql`
    select r.id, greatest(of_orders.cents, of_steps.cents)::int as cents from rentals.rental r
    cross join lateral (
      select coalesce(sum(o.refunded_cents + o.refund_pending_cents), 0) as cents from orders.order_view o
      where o.company_id = r.company_id and o.paid_at is not null
        and o.id in (select r.order_id union all select a.order_id from rentals.applied_line a
          where a.company_id = r.company_id and a.rental_id = r.id and not a.is_refunded)
        and not exists (
          select from orders.line_view l where l.company_id = o.company_id and l.order_id = o.id and l.subject_id <> r.id)
    ) as of_orders
    cross join lateral (
      select coalesce(sum((s.data ->> 'amountCents')::int), 0) as cents from rentals.rental_step s
      where s.company_id = r.company_id and s.rental_id = r.id and s.kind = 'refunded'
    ) as of_steps
    where r.company_id = any(${companyIds}) and ${these}`);
  const byId = new Map(rows.map(({ id, cents }) => [id, cents]));
  return (id) => byId.get(id) ?? 0;
}
