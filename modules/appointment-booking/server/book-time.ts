import { bookForCustomer, keyOfAppointment } from '@fachwerk/appointments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

export const bookTime: UseCase<typeof bookingApi.book> = async (ctx, given) => {
  const { serviceId, staffId, startsAt, name, email, phone, note } = given;
  const { id } = await bookForCustomer(ctx, { serviceId, staffId, startsAt, note, customer: { name, email, phone } });
  return { key: keyOfAppointment(ctx, id) };
};
