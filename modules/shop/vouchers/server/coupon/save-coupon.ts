import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type couponApi, voucherProblems } from '../../contract.ts';
import { lockCoupon, saveStoredCoupon } from './coupon-store.ts';
import { presentCoupon } from './present-coupon.ts';
import { recordCouponChange, refuseBadCoupon, withFreeCode } from './write-coupon.ts';

const problem = problemsOf(voucherProblems);

export const saveCoupon: UseCase<typeof couponApi.save> = async (ctx, { id, version, coupon }) => {
  const current = await lockCoupon(ctx, id);
  if (!current) throw problem('coupon.unknown');
  refuseBadCoupon(coupon);
  if (current.version !== version)
    throw problem('coupon.changed_meanwhile', {}, { conflict: saveConflict(current, coupon) });
  const changes = changesOf(current, coupon);
  if (changes.length === 0) return presentCoupon(current, ctx.now);
  await withFreeCode(coupon.code, () => saveStoredCoupon(ctx, id, coupon));
  return recordCouponChange(ctx, id, ctx.request.address, { action: 'coupon.edited', ...beforeAndAfter(changes) });
};
