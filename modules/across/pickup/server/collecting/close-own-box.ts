import type { UseCase } from '@fachwerk/server/module';
import type { pickupSiteApi } from '../../contract-site.ts';
import { confirmClosed } from '../door/say-closed.ts';
import { lockOwnParcel } from './own-parcel.ts';

export const closeOwnBox: UseCase<typeof pickupSiteApi.close> = async (ctx, asked) => {
  const { scoped, parcel } = await lockOwnParcel(ctx, asked);
  return { state: await confirmClosed(scoped, parcel.id, 'customer') };
};
