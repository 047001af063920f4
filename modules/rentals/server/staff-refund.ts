import { problemsOf } from '@fachwerk/base/problem';
import { refundOrder } from '@fachwerk/orders/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { whyNotRefund } from '../rules/refund.ts';
import { accessRightOf } from './list-rows.ts';
import { tellOfRentals } from './rental-hints.ts';
import { holdRental } from './rental-store.ts';
import { tellStep } from './steps-told.ts';
import { refundShares, sumOf } from './surcharge-shares.ts';

const problem = problemsOf(rentalProblems);

/** Never more than was paid for this rental; the first order first, then those that made it longer. Orders tell the customer. */
export const refundRental: UseCase<typeof accessRightApi.refund> = async (ctx, { id, amountCents, reason }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const shares = await refundShares(inside, rental);
  const refusal = whyNotRefund(sumOf(shares), amountCents);
  if (refusal) throw problem(refusal);
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
