import type { UseCase } from '@fachwerk/server/module';
import type { pickupApi } from '../../contract.ts';
import { confirmClosed } from './say-closed.ts';

export const closeByStaff: UseCase<typeof pickupApi.close> = async (ctx, { parcelId }) => ({
  state: await confirmClosed(ctx, parcelId, 'staff'),
});
