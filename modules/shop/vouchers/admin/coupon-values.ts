import { centsFromText } from '@fachwerk/base/money';
import { CallProblem } from '@fachwerk/react/call-problem';
import type { ContractForm } from '@fachwerk/react/contract-form';
import * as z from 'zod/mini';
import { type Coupon, CouponData } from '../contract.ts';

const isEmpty = (text: string) => text.trim() === '';
const MaybeAmount = z.string().check(z.refine((text) => isEmpty(text) || centsFromText(text) !== null, 'field.money'));
const MaybeCount = z.string().check(z.refine((text) => isEmpty(text) || countFrom(text) !== null, 'field.number'));
const MaybeDay = z.string().check(z.refine((text) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text), 'field.date'));

/** What the form holds: money, numbers and days as somebody types them. */
export const CouponValues = z.extend(
  z.omit(CouponData, {
    amountCents: true,
    percent: true,
    minimumCents: true,
    mostUses: true,
    mostPerCustomer: true,
    fromOn: true,
    untilOn: true,
  }),
  {
    amount: MaybeAmount,
    percent: MaybeCount,
    minimum: MaybeAmount,
    mostUses: MaybeCount,
    mostPerCustomer: MaybeCount,
    fromOn: MaybeDay,
    untilOn: MaybeDay,
  },
);
export type CouponValues = z.infer<typeof CouponValues>;
export type CouponFormState = ContractForm<CouponValues, CouponValues>;

function countFrom(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
}

const amountText = (amount: number) => (amount === 0 ? '' : (amount / 100).toFixed(2).replace('.', ','));
const countText = (count: number | null) => (count ? String(count) : '');

export function couponValues(coupon: Coupon | null): CouponValues {
  return {
    code: coupon?.code ?? '',
    name: coupon?.name ?? '',
    kind: coupon?.kind ?? 'percent',
    amount: amountText(coupon?.amountCents ?? 0),
    percent: countText(coupon?.percent ?? 10),
    itemId: coupon?.itemId ?? null,
    types: coupon?.types ?? [],
    itemIds: coupon?.itemIds ?? [],
    categoryIds: coupon?.categoryIds ?? [],
    weekdays: coupon?.weekdays ?? [],
    minimum: amountText(coupon?.minimumCents ?? 0),
    fromOn: coupon?.fromOn ?? '',
    untilOn: coupon?.untilOn ?? '',
    mostUses: countText(coupon?.mostUses ?? null),
    mostPerCustomer: countText(coupon?.mostPerCustomer ?? null),
    isFirstOrder: coupon?.isFirstOrder ?? false,
  };
}

/** What does not belong to the chosen kind is forgotten. */
export function dataFrom({ amount, minimum, percent, mostUses, mostPerCustomer, ...rest }: CouponValues): CouponData {
  const { kind } = rest;
  return {
    ...rest,
    amountCents: kind === 'amount' ? (centsFromText(amount) ?? 0) : 0,
    percent: kind === 'percent' ? (countFrom(percent) ?? 0) : 0,
    itemId: kind === 'item' ? rest.itemId : null,
    minimumCents: centsFromText(minimum) ?? 0,
    mostUses: countFrom(mostUses),
    mostPerCustomer: countFrom(mostPerCustomer),
    fromOn: rest.fromOn || null,
    untilOn: rest.untilOn || null,
  };
}

const PATHS: Readonly<Record<string, string>> = { amountCents: 'amount', minimumCents: 'minimum' };

/** The server names fields as the request does; the form as itself. */
export function formPath(path: string): string {
  const own = path.replace(/^coupon\./, '');
  return PATHS[own] ?? own;
}

export function atFormFields(error: unknown): never {
  if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
  const { code, params, status, message, conflict } = error;
  const fields = error.fields.map((field) => ({ ...field, path: formPath(field.path) }));
  throw new CallProblem(status, { code, error: message, params, fields, conflict });
}
