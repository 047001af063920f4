import type { UseCase } from '@fachwerk/server/module';
import type { couponApi } from '../../contract.ts';
import { addStoredCoupon } from './coupon-store.ts';
import { recordCouponChange, refuseBadCoupon, withFreeCode } from './write-coupon.ts';

export const addCoupon: UseCase<typeof couponApi.add> = async (ctx, { coupon }) => {
  refuseBadCoupon(coupon);
  const id = ctx.newId();
  await withFreeCode(coupon.code, () => addStoredCoupon(ctx, id, coupon));
  return recordCouponChange(ctx, id, ctx.request.address, { action: 'coupon.added', after: coupon });
};
