import { bookForCustomer, keyOfAppointment } from '@fachwerk/appointments/facade';
import { callerHash } from '@fachwerk/server/caller-turn';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';
import { orderedFor, startedPayment } from './payment/order-appointment.ts';
import { provenEmail } from './signed-in.ts';

/** What is paid before becomes an order in the same transaction; then the provider is asked. The same booking again is the same order. */
export const bookTime: UseCase<typeof bookingApi.book> = async (ctx, given) => {
  const { bookingId, serviceId, variantId, addonIds, staffId, startsAt, name, email, phone, note, ...payment } = given;
  const { key, order } = await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const bookedFrom = callerHash(ctx, 'appointments.booked_from');
    const customer = { name, email, phone };
    const wish = { bookingId, bookedFrom, serviceId, variantId, addonIds, staffId, startsAt, note, customer };
    const proven = await provenEmail(inside);
    const { appointment, service } = await bookForCustomer(inside, { ...wish, provenEmail: proven });
    return {
      key: keyOfAppointment(ctx, appointment.id),
      order: await orderedFor(inside, appointment, service, payment),
    };
  });
  return { key, redirectTo: order && (await startedPayment(ctx, order)) };
};
