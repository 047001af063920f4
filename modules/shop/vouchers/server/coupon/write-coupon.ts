import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { type Coupon, type CouponData, voucherProblems } from '../../contract.ts';
import { whyNotCouponData } from '../../rules/coupon.ts';
import { findStoredCoupon } from './coupon-store.ts';
import { presentCoupon } from './present-coupon.ts';

const problem = problemsOf(voucherProblems);

/** What the rule refuses, at the fields as the request names them. */
export function refuseBadCoupon(coupon: CouponData): void {
  const refusal = whyNotCouponData(coupon);
  if (refusal) throw problem(refusal.code, {}, { fields: below('coupon', refusal.fields) });
}

/** The database knows which codes there are. */
export async function withFreeCode(code: string, store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (brokenConstraint(error) === 'coupon_not_overused')
      throw problem('coupon.refused', {}, { fields: [{ path: 'coupon.mostUses', code: 'field.coupon_used_more' }] });
    if (brokenConstraint(error) !== 'coupon_code_once') throw error;
    const fields = [{ path: 'coupon.code', code: 'coupon.code_taken', params: { code } }];
    throw problem('coupon.code_taken', { code }, { fields });
  }
}

type Told = { readonly action: string; readonly before?: object; readonly after?: object };

/** What a change of a coupon ends with. */
export async function recordCouponChange(ctx: CompanyCtx, id: string, address: string, told: Told): Promise<Coupon> {
  await audit(ctx, { subjectKind: 'coupon', subjectId: id, address, ...told });
  return presentCoupon((await findStoredCoupon(ctx, id))!, ctx.now);
}
