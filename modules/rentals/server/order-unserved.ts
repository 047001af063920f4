import { findLocation } from '@fachwerk/locations/facade';
import { release } from '@fachwerk/lockers/facade';
import { record } from '@fachwerk/logs/facade';
import { cancelOrder, findOrder, refundOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { Rental } from '../contract.ts';
import { languageOf, mailRenter, moneyIn } from './mail-renter.ts';
import { noteStep } from './rental-steps.ts';
import { changeRental } from './rental-store.ts';
import { THE_HOUSE } from './steps-told.ts';

/** Paid, but there is no box for it: it was paid too late, or nobody left one in time. The rental is off, its money goes back, the customer is told. */
export async function refundUnserved(ctx: CompanyCtx, rental: Rental, why: 'paid_late' | 'unserved'): Promise<void> {
  if (rental.occupancyId) await release(ctx, rental.occupancyId);
  await changeRental(ctx, rental, { state: 'cancelled', holdExpiresAt: null, occupancyId: null });
  const location = await findLocation(ctx, rental.locationId);
  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in('de');
  const reason = say(`rental.refund_reason.${why}`);
  if (rental.priceCents > 0) await giveBack(ctx, rental, reason);
  await noteStep(ctx, rental.id, {
    kind: 'refunded',
    person: THE_HOUSE,
    data: { amountCents: rental.priceCents, reason },
  });
  await record(ctx, {
    type: `rental.${why}`,
    location: location && { id: location.id, name: location.name },
    orderNumber: rental.orderNumber,
    person: { id: null, name: rental.customerName },
  });
  const amount = moneyIn(languageOf(rental), rental.priceCents);
  await mailRenter(ctx, rental, { what: why, params: { amount } });
}

/** An order with nothing else in it is taken back as a whole. */
async function giveBack(ctx: CompanyCtx, { orderId, priceCents }: Rental, reason: string): Promise<void> {
  const order = orderId && (await findOrder(ctx, orderId));
  if (!order) return;
  if (order.totalCents === priceCents) await cancelOrder(ctx, order.id, reason, { isSilent: true });
  else await refundOrder(ctx, order.id, { amountCents: priceCents, reason });
}
