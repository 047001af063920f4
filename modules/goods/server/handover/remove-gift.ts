import type { UseCase } from '@fachwerk/server/module';
import type { goodsApi } from '../../contract.ts';
import { sayAbout } from './save-handover.ts';

/** Takes the gift voucher out of the cart. */
export const removeGift: UseCase<typeof goodsApi.removeGift> = async (ctx) => {
  await sayAbout(ctx, (before) => ({ ...before, giftId: null }));
  return {};
};
