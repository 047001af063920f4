import type { Coupon } from '../../contract.ts';
import { couponState } from '../../rules/coupon.ts';
import type { CountedCoupon } from './coupon-store.ts';

export const presentCoupon = (row: CountedCoupon, now: Date): Coupon => ({ ...row, state: couponState(row, now) });
