import { problemsOf } from '@fachwerk/base/problem';
import { findOrder, linesOf, refundOrder } from '@fachwerk/orders/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Rental, rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { accessRightOf } from './list-rows.ts';
import { tellOfRentals } from './rental-hints.ts';
import { holdRental } from './rental-store.ts';
import { tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

/** Never more than was paid for this rental; the first order first, then those that made it longer. Orders tell the customer. */
export const refundRental: UseCase<typeof accessRightApi.refund> = async (ctx, { id, amountCents, reason }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const shares = await refundable(inside, rental);
  const most = shares.reduce((sum, share) => sum + share.cents, 0);
  if (amountCents > most) throw problem('rental.refund_too_high');
  let left = amountCents;
  for (const { orderId, cents } of shares) {
    const share = Math.min(cents, left);
    if (share > 0) await refundOrder(inside, orderId, { amountCents: share, reason });
    left -= share;
  }
  await audit(inside, {
    subjectKind: 'rental',
    subjectId: id,
    action: 'rental.refunded',
    after: { amountCents, reason },
  });
  await tellStep(inside, rental, { kind: 'refunded', data: { amountCents, reason } });
  await tellOfRentals(inside, [id]);
  return accessRightOf(inside, id);
};

type Share = { readonly orderId: string; readonly cents: number };

/** What each order of a rental can still give back: at most what its lines for this rental cost. */
async function refundable(ctx: CompanyCtx, rental: Rental): Promise<Share[]> {
  const applied = await ctx.db.rows<{ orderId: string }>(sql`
    select order_id, min(at) as first_at from rentals.applied_line
    where company_id = ${ctx.companyId} and rental_id = ${rental.id} and not is_refunded group by order_id order by first_at, order_id`);
  const shares: Share[] = [];
  for (const orderId of [...(rental.orderId ? [rental.orderId] : []), ...applied.map((line) => line.orderId)]) {
    const order = await findOrder(ctx, orderId);
    if (!order?.paidAt) continue;
    const own = (await linesOf(ctx, orderId)).filter(({ subjectId }) => subjectId === rental.id);
    const cost = own.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const left = order.paidCents - order.refundPendingCents - order.refundedCents;
    shares.push({ orderId, cents: Math.min(cost, left) });
  }
  return shares;
}
