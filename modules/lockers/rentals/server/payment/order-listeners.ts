import { orderCancelled, orderPaymentFailed, orderPaymentPending } from '@fachwerk/orders/contract';
import { when } from '@fachwerk/server/events';
import { CHECKING_MINUTES } from '../../rules/hold.ts';
import { isHoldOver, mayBecome } from '../../rules/rental-state.ts';
import { HOUSE, renter } from '../../rules/step-person.ts';
import { holdLonger, releaseLonger } from '../hold/hold-longer.ts';
import { longerHoldsOfOrder } from '../hold/longer-hold-store.ts';
import { prolonged } from '../hold/order-holds.ts';
import { planExpiry } from '../hold/plan-expiry.ts';
import { callOff } from '../record/call-off.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { changeRental, lockRental, lockRentals, rentalsOfOrder } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';
import { refundAll } from './refund-unserved.ts';

/** The customer may retry until the hold expires. */
export const noteFailedPayment = when(orderPaymentFailed, {
  name: 'rentals',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const waiting = (await rentalsOfOrder(ctx, orderId)).filter(({ state }) => state === 'ordered');
    for (const rental of waiting) await addStep(ctx, rental.id, { kind: 'payment_failed', person: renter(rental) });
    await notifyStaff(
      ctx,
      waiting.map(({ id }) => id),
    );
  },
});

/** The provider is still checking: prolongs the hold. A second delivery prolongs it again. */
export const keepWhileChecking = when(orderPaymentPending, {
  name: 'rentals',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const ids = (await rentalsOfOrder(ctx, orderId)).map(({ id }) => id);
    for (const rental of await lockRentals(ctx, ids)) {
      if (rental.state !== 'ordered' || isHoldOver(rental, ctx.now)) continue;
      await planExpiry(ctx, await changeRental(ctx, rental, await prolonged(ctx, rental, CHECKING_MINUTES)));
    }
    for (const hold of await longerHoldsOfOrder(ctx, orderId)) {
      const rental = await lockRental(ctx, hold.rentalId);
      if (rental && hold.expiresAt > ctx.now) await holdLonger(ctx, rental, hold, CHECKING_MINUTES);
    }
  },
});

/** Cancels rentals that have not started and refunds their extensions too. An active rental continues, because the box is in use. */
export const cancelRentals = when(orderCancelled, {
  name: 'rentals',
  run: async (work, { companyId, orderId, reason }) => {
    const ctx = { ...work, companyId };
    const ids = (await rentalsOfOrder(ctx, orderId)).map(({ id }) => id);
    const rentals = await lockRentals(ctx, ids);
    for (const { rentalId } of await longerHoldsOfOrder(ctx, orderId)) {
      const rental = await lockRental(ctx, rentalId);
      if (rental) await releaseLonger(ctx, rental, { orderId });
    }
    const off = rentals.filter((rental) => mayBecome(rental, 'cancelled'));
    for (const rental of off) {
      await callOff(ctx, rental);
      await addStep(ctx, rental.id, { kind: 'cancelled', person: HOUSE, data: { reason } });
    }
    // Includes rentals that staff had cancelled without a refund.
    for (const rental of rentals.filter(({ state }) => state === 'cancelled').concat(off)) {
      const amountCents = await refundAll(ctx, rental, reason);
      if (amountCents === 0) continue;
      await addStep(ctx, rental.id, { kind: 'refunded', person: HOUSE, data: { amountCents, reason } });
    }
    await notifyStaff(
      ctx,
      off.map(({ id }) => id),
    );
  },
});
