import { cancelForCustomer } from '@fachwerk/appointments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

export const cancelOwn: UseCase<typeof bookingApi.cancel> = async (ctx, { key }) => {
  await cancelForCustomer(ctx, key);
  return {};
};
