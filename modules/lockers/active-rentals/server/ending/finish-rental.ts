import { moveOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { changeRental, logStep, notifyStaff, rentalsOfOrder } from '@fachwerk/rentals/facade-record';
import { mailRenter, type RenterMail } from '@fachwerk/rentals/facade-renter';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { rentalEnded } from '../../contract.ts';
import { dueCents } from '../../rules/overrun.ts';
import { restBox } from './rest-box.ts';

export type Ending = {
  readonly by: 'customer' | 'staff';
  readonly data: Readonly<Record<string, unknown>>;
};

/** Ends a locked, active rental in its company; the caller has checked the rules. Nothing is refunded. */
export async function finishRental(ctx: CompanyCtx, rental: Rental, { by, data }: Ending): Promise<Rental> {
  const ended = await changeRental(ctx, rental, { state: 'ended', endedAt: ctx.now, endedBy: by });
  await restBox(ctx, ended);
  await finishOrder(ctx, ended);
  await logStep(ctx, ended, { kind: 'ended', ...(by === 'customer' && { person: renter(ended) }), data });
  await mailRenter(
    ctx,
    ended,
    by === 'staff' ? { what: 'ended_by_staff', params: reasonOf(data) } : thanks(ended, ctx.now),
  );
  await emit(ctx, rentalEnded, { companyId: ctx.companyId, rentalId: ended.id });
  await notifyStaff(ctx, [ended.id]);
  return ended;
}

/** An order is done when none of its rentals is active or upcoming. */
export async function finishOrder(ctx: CompanyCtx, { orderId }: Rental): Promise<void> {
  if (!orderId) return;
  const rentals = await rentalsOfOrder(ctx, orderId);
  const isDone = rentals.every(({ state }) => state === 'ended' || state === 'cancelled' || state === 'expired');
  if (isDone) await moveOrder(ctx, orderId, 'finished');
}

/** An amount still due is part of the mail, with a payment link. */
function thanks(ended: Rental, now: Date): RenterMail {
  const due = dueCents(ended, now);
  return due > 0
    ? { what: 'ended_owing', params: { amount: moneyIn(languageOf(ended), due) }, link: 'pay' }
    : { what: 'ended' };
}

const reasonOf = ({ reason }: Ending['data']) => (typeof reason === 'string' ? { reason } : {});
