import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, FileAnswer, Instant, line, Nothing } from '@fachwerk/base/schema';
import { WEEKDAYS } from '@fachwerk/base/time';
import { Cents, DeliveryType } from '@fachwerk/shop/contract-way';
import * as z from 'zod/mini';

export const CouponKind = z.enum(['amount', 'percent', 'delivery', 'item']);
export type CouponKind = z.infer<typeof CouponKind>;

/** Upper case and without spaces: people read it from paper and type it. */
const CouponCode = line(30).check(
  z.overwrite((value) => value.replace(/\s/g, '').toLocaleUpperCase('de-DE')),
  z.regex(/^[A-Z0-9ÄÖÜ-]{3,30}$/, 'field.coupon_code'),
);

const unique = <T>(given: readonly T[]) => new Set(given).size === given.length;
const Ids = z.array(z.uuid()).check(z.maxLength(100), z.refine(unique, 'field.twice'));
const Uses = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)));

export const CouponData = z.object({
  code: CouponCode,
  /** As it stands in the cart and on the invoice. */
  name: line(80, 1),
  kind: CouponKind,
  /** Of `amount`. */
  amountCents: Cents,
  /** Of `percent`. */
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Of `item`: one of them is free. */
  itemId: z.nullable(z.uuid()),
  /** For these ways to hand over; empty: all. */
  types: z.array(DeliveryType).check(z.maxLength(5), z.refine(unique, 'field.twice')),
  /** On these items and categories; both empty: on everything. */
  itemIds: Ids,
  categoryIds: Ids,
  /** On these days; empty: every day. */
  weekdays: z.array(z.enum(WEEKDAYS)).check(z.maxLength(7), z.refine(unique, 'field.twice')),
  minimumCents: Cents,
  /** First and last day; null: open. */
  fromOn: z.nullable(z.iso.date('field.date')),
  untilOn: z.nullable(z.iso.date('field.date')),
  /** Null: as often as anybody likes. */
  mostUses: Uses,
  mostPerCustomer: Uses,
  isFirstOrder: z.boolean(),
});
export type CouponData = z.infer<typeof CouponData>;

/** How it stands at this moment. */
export const CouponState = z.enum(['active', 'planned', 'ended', 'used_up', 'stopped']);
export type CouponState = z.infer<typeof CouponState>;

export const Coupon = z.extend(CouponData, {
  id: z.uuid(),
  state: CouponState,
  uses: z.int(),
  /** What it has taken off orders that were not cancelled. */
  costCents: z.int(),
  stoppedAt: z.nullable(Instant),
  createdAt: Instant,
  version: z.int(),
});
export type Coupon = z.infer<typeof Coupon>;

/** An order that was placed with it. */
export const CouponUse = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  usedAt: Instant,
  costCents: z.int(),
  /** The order was cancelled: the code may be used once more. */
  isGivenBack: z.boolean(),
});
export type CouponUse = z.infer<typeof CouponUse>;

const READERS = ['administrator', 'management', 'staff', 'support', 'accounting', 'reader'] as const;

export const voucherCapabilities = {
  'vouchers.read': { roles: READERS },
  'vouchers.manage': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

export const voucherProblems = {
  'coupon.unknown': 404,
  'coupon.code_taken': 409,
  'coupon.changed_meanwhile': 409,
  /** What exactly stands at the fields. */
  'coupon.refused': 422,
  'gift.amount_wrong': 422,
  'coupon.stopped': 409,
  'coupon.not_yet': 409,
  'coupon.ended': 409,
  'coupon.used_up': 409,
  'coupon.used_by_you': 409,
  'coupon.first_order_only': 409,
  'coupon.other_weekday': 409,
  'coupon.other_type': 409,
  'coupon.below_minimum': 409,
  'coupon.no_such_goods': 409,
  'coupon.item_missing': 409,
  'gift.unknown': 404,
  'gift.not_offered': 409,
  'gift.code_unknown': 422,
  'gift.blocked': 409,
  'gift.spent': 409,
  'gift.expired': 409,
  /** Somebody else has paid with it since. */
  'gift.balance_changed': 409,
} as const satisfies ProblemCatalog;
export type VoucherProblem = keyof typeof voucherProblems;

export const couponApi = {
  list: ask({
    method: 'POST',
    path: '/private/coupons',
    access: 'staff:vouchers.read',
    summary: 'A page of the company’s coupons, newest first, with how often they were used and what they cost.',
    input: z.object({
      search: z.optional(line(100)),
      state: z.optional(CouponState),
      before: z.optional(z.uuid()),
    }),
    output: z.object({ coupons: z.array(Coupon), next: z.nullable(z.uuid()), total: z.int() }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/coupon/:id',
    access: 'staff:vouchers.read',
    summary: 'One coupon with the orders it was last used for.',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      coupon: Coupon,
      uses: z.array(CouponUse),
      /** Of the items it is about. */
      names: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  add: change({
    method: 'POST',
    path: '/private/coupon',
    access: 'staff:vouchers.manage',
    repeats: 'key',
    summary: 'A new coupon.',
    input: z.object({ coupon: CouponData }),
    output: Coupon,
  }),
  save: change({
    method: 'POST',
    path: '/private/coupon/:id',
    access: 'staff:vouchers.manage',
    repeats: 'version',
    summary: 'Changes a coupon; `version` is the one that was read.',
    input: z.object({ id: z.uuid(), version: z.int(), coupon: CouponData }),
    output: Coupon,
  }),
  stop: change({
    method: 'POST',
    path: '/private/coupon/:id/stop',
    access: 'staff:vouchers.manage',
    repeats: 'same',
    summary: 'Nobody can use it from now on, or everybody again.',
    input: z.object({ id: z.uuid(), isStopped: z.boolean() }),
    output: Coupon,
  }),
  print: ask({
    method: 'POST',
    path: '/private/coupon/:id/print',
    access: 'staff:vouchers.read',
    summary: 'A sheet with eight of them to cut out and hand over.',
    input: z.object({ id: z.uuid() }),
    output: FileAnswer,
  }),
  mail: change({
    method: 'POST',
    path: '/private/coupon/:id/mail',
    access: 'staff:vouchers.manage',
    repeats: 'key',
    summary: 'Sends it to somebody who asked for it or agreed to such mails (§ 7 UWG).',
    input: z.object({
      id: z.uuid(),
      email: Email,
      isWanted: z.boolean().check(z.refine((value) => value, 'field.coupon_unwanted')),
    }),
    output: Nothing,
  }),
};
