import { findLocation } from '@fachwerk/locations/facade';
import { record } from '@fachwerk/logs/facade';
import { cancelOrder, linesOf, refundOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { sumOf } from '../../rules/refund-share.ts';
import { languageOf, moneyIn } from '../../rules/renter-words.ts';
import { HOUSE } from '../../rules/step-person.ts';
import { mailRenter } from '../mail/mail-renter.ts';
import { callOff } from '../record/call-off.ts';
import { addStep } from '../record/step-store.ts';
import { refundShares } from './refund-shares.ts';

/** Paid but without a box, because the payment was late or no box became free in time: cancels the rental, refunds it and mails the customer. */
export async function refundUnserved(ctx: CompanyCtx, rental: Rental, why: 'paid_late' | 'unserved'): Promise<void> {
  await callOff(ctx, rental);
  const location = await findLocation(ctx, rental.locationId);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de');
  const reason = t(`rental.refund_reason.${why}`);
  const amountCents = await refundAll(ctx, rental, reason);
  await addStep(ctx, rental.id, {
    kind: 'refunded',
    person: HOUSE,
    data: { amountCents, reason },
  });
  await record(ctx, {
    type: `rental.${why}`,
    location: location && { id: location.id, name: location.name },
    orderNumber: rental.orderNumber,
    person: { id: null, name: rental.customerName },
  });
  const amount = moneyIn(languageOf(rental), amountCents);
  await mailRenter(ctx, rental, { what: why, params: { amount } });
}

/** Refunds everything paid for the rental, extensions included. An order without other lines is cancelled as a whole. */
export async function refundAll(ctx: CompanyCtx, rental: Rental, reason: string): Promise<number> {
  const shares = await refundShares(ctx, rental);
  for (const { orderId, cents: amountCents } of shares) {
    const isAlone = (await linesOf(ctx, orderId)).every(({ subjectId }) => subjectId === rental.id);
    if (orderId === rental.orderId && isAlone) await cancelOrder(ctx, orderId, reason, { isSilent: true });
    else if (amountCents > 0) await refundOrder(ctx, orderId, { amountCents, reason });
  }
  return sumOf(shares);
}
