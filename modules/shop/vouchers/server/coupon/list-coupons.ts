import { dayOf } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import type { couponApi } from '../../contract.ts';
import { listStoredCoupons } from './coupon-store.ts';
import { presentCoupon } from './present-coupon.ts';

const PAGE_SIZE = 50;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listCoupons: UseCase<typeof couponApi.list> = async (ctx, { search, state, before }) => {
  const today = dayOf(ctx.now).toString();
  const { rows, total } = await listStoredCoupons(ctx, { search, state, before, today, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    coupons: shown.map((row) => presentCoupon(row, ctx.now)),
    next: rows.length > PAGE_SIZE ? shown.at(-1)!.id : null,
    total,
  };
};
