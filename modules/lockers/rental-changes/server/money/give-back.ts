import { refundOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { logStep } from '@fachwerk/rentals/facade-record';
import { refundShares } from '@fachwerk/rentals/facade-renter';
import { sumOf } from '@fachwerk/rentals/rules/refund-share';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { whyNotRefund } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';

type Wish = { readonly amountCents: number; readonly reason: string };

/** Of a locked rental; never more than was paid for it. The first order first, then those that made it longer. Orders write to the customer. */
export async function giveBack(ctx: Ctx, rental: Rental, { amountCents, reason }: Wish): Promise<void> {
  const shares = await refundShares(ctx, rental);
  const refusal = whyNotRefund(sumOf(shares), amountCents);
  if (refusal) throw problem(refusal);
  let left = amountCents;
  for (const { orderId, cents } of shares) {
    const share = Math.min(cents, left);
    if (share > 0) await refundOrder(ctx, orderId, { amountCents: share, reason });
    left -= share;
  }
  const after = { amountCents, reason };
  await audit(ctx, { subjectKind: 'rental', subjectId: rental.id, action: 'rental.refunded', after });
  await logStep(ctx, rental, { kind: 'refunded', data: after });
}
