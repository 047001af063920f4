import { moveForCustomer } from '@fachwerk/appointments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

export const moveOwn: UseCase<typeof bookingApi.move> = async (ctx, { key, startsAt }) => {
  await moveForCustomer(ctx, key, startsAt);
  return {};
};
