import { refundOrder } from '@fachwerk/orders/facade';
import { lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { refundShares } from '@fachwerk/rentals/facade-renter';
import { sumOf } from '@fachwerk/rentals/rules/refund-share';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotRefund } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

/** Never more than was paid for this rental; the first order first, then those that made it longer. Orders write to the customer. */
export const refundRental: UseCase<typeof rentalChangeApi.refund> = async (ctx, { id, amountCents, reason }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const shares = await refundShares(scoped, rental);
  const refusal = whyNotRefund(sumOf(shares), amountCents);
  if (refusal) throw problem(refusal);
  let left = amountCents;
  for (const { orderId, cents } of shares) {
    const share = Math.min(cents, left);
    if (share > 0) await refundOrder(scoped, orderId, { amountCents: share, reason });
    left -= share;
  }
  await audit(scoped, {
    subjectKind: 'rental',
    subjectId: id,
    action: 'rental.refunded',
    after: { amountCents, reason },
  });
  await logStep(scoped, rental, { kind: 'refunded', data: { amountCents, reason } });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
