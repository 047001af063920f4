import { confirmForCustomer, keyOfAppointment } from '@fachwerk/appointments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

export const confirmOwn: UseCase<typeof bookingApi.confirm> = async (ctx, { key }) => {
  const { id } = await confirmForCustomer(ctx, key);
  return { key: keyOfAppointment(ctx, id) };
};
