import { problemsOf } from '@fachwerk/base/problem';
import { textIn } from '@fachwerk/base/translated';
import type { CouponAnswer, CouponQuestion, UsedCoupon } from '@fachwerk/cart/facade-codes';
import { findOffers } from '@fachwerk/item-options/facade';
import { orderCancelled } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { voucherProblems } from '../../contract.ts';
import { couponDiscount, whyNotCoupon } from '../../rules/coupon.ts';
import {
  addUse,
  buyerOf,
  type CouponRow,
  findBuyer,
  findByCode,
  giveBackUse,
  type KnownBuyer,
  takeUse,
} from './coupon-store.ts';

const problem = problemsOf(voucherProblems);
const NOBODY: KnownBuyer = { usedByThem: 0, hasOrdered: false };

/** As it was typed: spaces and small letters are no other code. */
const codeOf = (typed: string): string => typed.replace(/\s/g, '').toLocaleUpperCase('de-DE');

/** The hook of the cart: what a code takes off it. Nothing is used up by looking. */
export async function judgeCoupon(ctx: CompanyCtx, question: CouponQuestion): Promise<CouponAnswer | null> {
  const coupon = await findByCode(ctx, codeOf(question.code));
  if (!coupon) return null;
  const { type, items, language } = question;
  const [buyer, itemName] = await Promise.all([
    knownBuyer(ctx, coupon, question.email),
    nameOf(ctx, coupon.itemId, language),
  ]);
  const whyNot = whyNotCoupon(coupon, { type, items, language, itemName, now: ctx.now, ...buyer });
  const discount = whyNot ? null : couponDiscount(coupon, items, question.deliveryCents);
  return {
    title: `${coupon.name} (${coupon.code})`,
    discount,
    whyNot: whyNot && { ...whyNot, params: { ...whyNot.params } },
  };
}

async function knownBuyer(ctx: CompanyCtx, coupon: CouponRow, email: string): Promise<KnownBuyer> {
  if (email === '' || (coupon.mostPerCustomer === null && !coupon.isFirstOrder)) return NOBODY;
  const buyer = await findBuyer(ctx, email);
  return buyer ? buyerOf(ctx, coupon.id, { customerId: buyer.id }) : NOBODY;
}

async function nameOf(ctx: CompanyCtx, itemId: string | null, language: CouponQuestion['language']): Promise<string> {
  if (!itemId) return '';
  const [offer] = await findOffers(ctx, [itemId]);
  return offer ? textIn(offer.name, language) : '';
}

/**
 * In the transaction that places the order. The change of its row is the queue: of all who want the last use one gets it, and whoever
 * waited finds what the one before has written.
 */
export async function useCoupon(ctx: CompanyCtx, used: UsedCoupon): Promise<void> {
  const { code, orderId, customerId, savedCents } = used;
  const coupon = await takeUse(ctx, codeOf(code));
  if (!coupon) throw problem('coupon.used_up');
  const { usedByThem, hasOrdered } = await buyerOf(ctx, coupon.id, { customerId, orderId });
  if (coupon.mostPerCustomer !== null && usedByThem >= coupon.mostPerCustomer) throw problem('coupon.used_by_you');
  if (coupon.isFirstOrder && hasOrdered) throw problem('coupon.first_order_only');
  await addUse(ctx, coupon.id, orderId, savedCents);
}

/** The order is cancelled, by whomever or because nobody paid. */
export const giveBackCoupon = when(orderCancelled, {
  name: 'vouchers.coupon',
  run: (work, { companyId, orderId }) => giveBackUse({ ...work, companyId }, orderId),
});
