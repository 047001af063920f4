import type { UseCase } from '@fachwerk/server/module';
import type { pickupApi } from '../../contract.ts';
import { sayClosed } from './say-closed.ts';

export const closeByStaff: UseCase<typeof pickupApi.close> = async (ctx, { parcelId }) => ({
  state: await sayClosed(ctx, parcelId, 'staff'),
});
