import { acceptForCustomer } from '@fachwerk/appointments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

export const acceptOffer: UseCase<typeof bookingApi.accept> = async (ctx, { key }) => {
  await acceptForCustomer(ctx, key);
  return {};
};
