import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type couponApi, voucherProblems } from '../../contract.ts';
import { lockCoupon, saveStopped } from './coupon-store.ts';
import { presentCoupon } from './present-coupon.ts';
import { recordCouponChange } from './write-coupon.ts';

const problem = problemsOf(voucherProblems);

/** Whoever has it in the cart is told there; an order that is placed keeps it. */
export const stopCoupon: UseCase<typeof couponApi.stop> = async (ctx, { id, isStopped }) => {
  const current = await lockCoupon(ctx, id);
  if (!current) throw problem('coupon.unknown');
  if ((current.stoppedAt !== null) === isStopped) return presentCoupon(current, ctx.now);
  await saveStopped(ctx, id, isStopped ? ctx.now : null);
  const action = isStopped ? 'coupon.stopped' : 'coupon.resumed';
  return recordCouponChange(ctx, id, ctx.request.address, { action, after: { code: current.code } });
};
