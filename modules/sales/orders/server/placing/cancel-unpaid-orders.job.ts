import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { lockOrder } from '../order-store.ts';
import { cancelOrder } from './cancel-order.ts';

/** Nobody pays any more what was left for a day; until then the customer may come back to it. */
const UNPAID_MINUTES = 24 * 60;
const AT_ONCE = 500;

/** Nobody waits for them, so nobody is written to. Money that comes nevertheless goes back. */
export const cancelUnpaidOrdersJob = job({
  name: 'cancel-unpaid-orders',
  payload: z.object({}),
  cron: '25 * * * *',
  transaction: 'own',
  run: async (work) => {
    const query = sql`
      select company_id, id from orders.customer_order
      where status = 'new' and paid_at is null and payment_state <> 'pending' and later_option is null
        and placed_at < ${addMinutes(work.now, -UNPAID_MINUTES)}
      order by placed_at limit ${AT_ONCE}`;
    const due = await work.db.rows<{ companyId: string; id: string }>(
      acrossCompanies('orders that nobody paid, of all companies', query),
    );
    for (const { companyId, id } of due) {
      await work.db.transaction((db) => cancelIfUnpaid({ ...work, db, companyId }, id));
    }
  },
});

async function cancelIfUnpaid(ctx: CompanyCtx, id: string): Promise<void> {
  const order = await lockOrder(ctx, id);
  // Paid, being looked at, or agreed to be paid later, since the list was made.
  if (order?.status !== 'new' || order.paidAt || order.paymentState === 'pending' || order.laterOption) return;
  await cancelOrder(ctx, id, '', { isSilent: true });
}
