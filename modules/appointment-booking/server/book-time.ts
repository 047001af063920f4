import { bookForCustomer, keyOfAppointment } from '@fachwerk/appointments/facade';
import { rememberOrder } from '@fachwerk/checkout/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';
import { orderFor, refuseUnaccepted, startedPayment } from './payment/order-appointment.ts';

/** What is paid before becomes an order in the same transaction; then the provider is asked. The same booking again is the same order. */
export const bookTime: UseCase<typeof bookingApi.book> = async (ctx, given) => {
  const { serviceId, staffId, startsAt, name, email, phone, note } = given;
  const { key, order } = await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const wish = { serviceId, staffId, startsAt, note, customer: { name, email, phone } };
    const { appointment, service } = await bookForCustomer(inside, wish);
    if (appointment.state === 'unpaid') refuseUnaccepted(given);
    return {
      key: keyOfAppointment(ctx, appointment.id),
      order: appointment.state === 'unpaid' ? await orderFor(inside, appointment, service, given) : null,
    };
  });
  if (order) rememberOrder(ctx, order.id);
  return { key, redirectTo: order && (await startedPayment(ctx, order)) };
};
