import { acceptForCustomer } from '@fachwerk/appointments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';
import { orderedFor, startedPayment } from './payment/order-appointment.ts';

/** A time that is paid before becomes an order, as one that is booked does; it is kept while somebody pays. */
export const acceptOffer: UseCase<typeof bookingApi.accept> = async (ctx, { key, ...payment }) => {
  const order = await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const { appointment, service } = await acceptForCustomer(inside, key);
    return orderedFor(inside, appointment, service, payment);
  });
  return { redirectTo: order && (await startedPayment(ctx, order)) };
};
