import { problemsOf } from '@fachwerk/base/problem';
import { findOffers } from '@fachwerk/item-options/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type couponApi, voucherProblems } from '../../contract.ts';
import { findStoredCoupon, listUses } from './coupon-store.ts';
import { presentCoupon } from './present-coupon.ts';

const problem = problemsOf(voucherProblems);

export const findCoupon: UseCase<typeof couponApi.find> = async (ctx, { id }) => {
  const [row, uses] = await Promise.all([findStoredCoupon(ctx, id), listUses(ctx, id)]);
  if (!row) throw problem('coupon.unknown');
  const offers = await findOffers(ctx, [...row.itemIds, ...(row.itemId ? [row.itemId] : [])]);
  return { coupon: presentCoupon(row, ctx.now), uses, names: offers.map(({ id, name }) => ({ id, name: name.de })) };
};
