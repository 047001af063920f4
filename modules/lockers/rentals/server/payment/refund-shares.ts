import { findOrder, linesOf } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';
import type { RefundShare } from '../../rules/refund-share.ts';

/**
 * Refundable amount per order of a rental: the booking first, then extensions and extra payments. At most the cost of the order's lines for this
 * rental.
 */
export async function refundShares(ctx: CompanyCtx, rental: Rental): Promise<RefundShare[]> {
  const applied = await ctx.db.rows<{ orderId: string }>(sql`
    select order_id, min(at) as first_at from rentals.applied_line
    where company_id = ${ctx.companyId} and rental_id = ${rental.id} and not is_refunded group by order_id order by first_at, order_id`);
  const shares: RefundShare[] = [];
  for (const orderId of [...(rental.orderId ? [rental.orderId] : []), ...applied.map((line) => line.orderId)]) {
    const order = await findOrder(ctx, orderId);
    if (!order?.paidAt) continue;
    const lines = await linesOf(ctx, orderId);
    const own = lines.filter(({ subjectId }) => subjectId === rental.id);
    const cost = own.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const gone = order.refundPendingCents + order.refundedCents;
    shares.push({ orderId, cents: Math.min(cost, order.paidCents - gone) });
  }
  return shares;
}
