import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { orderApi } from '../../contract-staff.ts';

type Totals = Awaited<ReturnType<typeof summarizeCustomer>>;

/** Somebody nobody in sight has sold to has spent nothing: it tells nothing of them. */
export const summarizeCustomer: UseCase<typeof orderApi.customerTotals> = async (ctx, { customerId }) => {
  const totals = await ctx.db.first<Totals>(sql`
    select count(*) filter (where paid_cents > 0)::int as count, coalesce(sum(paid_cents - refunded_cents), 0)::int as spent_cents,
      coalesce(sum(refunded_cents), 0)::int as refunded_cents,
      coalesce(sum(total_cents - gift_cents) filter (where payment_state in ('open', 'pending', 'failed') and status <> 'canceled'), 0)::int as open_cents,
      max(placed_at) filter (where paid_cents > 0) as last_at
    from orders.customer_order where company_id = any(${await visibleCompanies(ctx)}) and customer_id = ${customerId}`);
  return totals!;
};
