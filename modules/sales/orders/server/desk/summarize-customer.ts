import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { orderApi } from '../../contract-staff.ts';
import { openCents, revenueCents } from '../customer-figures.ts';

type Totals = Awaited<ReturnType<typeof summarizeCustomer>>;

/** Somebody nobody in sight has sold to has spent nothing: it tells nothing of them. */
export const summarizeCustomer: UseCase<typeof orderApi.customerTotals> = async (ctx, { customerId }) => {
  const totals = await ctx.db.first<Totals>(sql`
    select count(*) filter (where o.paid_cents > 0)::int as count, ${revenueCents} as spent_cents,
      coalesce(sum(o.refunded_cents), 0)::int as refunded_cents, ${openCents} as open_cents,
      max(o.placed_at) filter (where o.paid_cents > 0) as last_at
    from orders.customer_order o where o.company_id = any(${await visibleCompanies(ctx)}) and o.customer_id = ${customerId}`);
  return totals!;
};
