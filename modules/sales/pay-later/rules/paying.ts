import { addMinutes, dayOf, sameTimeAfter, startOfDay } from '@fachwerk/base/time';
import type { Order, OrderProblem } from '@fachwerk/orders/contract';
import { toPayCents, whyNotPay } from '@fachwerk/orders/rules/payment';
import type { LaterOption, PaymentOption, PaymentProblem } from '@fachwerk/payments/contract';
import { isPaidLater, isTransferred } from '@fachwerk/payments/rules/later-options';
import type { PayLaterProblem } from '../contract.ts';

/** Days until a transfer has to be there, where the shop says nothing else. */
const USUAL_DAYS: Partial<Record<LaterOption, number>> = { prepayment: 7, invoice: 14 };
/** Whoever has not paid is reminded once, this long before the end. */
const REMIND_DAYS = 2;
const NOON_MINUTES = 12 * 60;

/** The end of the last day in Germany; null for what is not transferred. */
export function dueAtOf(option: LaterOption, now: Date, days = USUAL_DAYS[option]): Date | null {
  return isTransferred(option) && days !== undefined ? startOfDay(dayOf(now).add({ days: days + 1 })) : null;
}

/** The last day one can pay on, of a deadline that is the end of it. */
export const lastDayOf = (dueAt: Date): Date => addMinutes(dueAt, -1);

/** It is made and handed over before the money is there. */
export const beginsUnpaid = (option: LaterOption): boolean => option !== 'prepayment';

/** Nobody begins with it before the money is there: paid online, or transferred in advance. Null: nothing is to be paid. */
export function isPaidFirst(option: PaymentOption | null): boolean {
  return option !== null && !(isPaidLater(option) && beginsUnpaid(option));
}

/** How long a handover can be taken back with the payment that came with it. */
export const UNDO_MINUTES = 10;

export const remindAt = (dueAt: Date): Date => sameTimeAfter(dueAt, -REMIND_DAYS);

type Known = Pick<Order, 'paymentState' | 'status' | 'totalCents' | 'giftCents' | 'placedAt'>;
type Said = { readonly amountCents: number; readonly paidOn: string };

/** Why nobody can say that this was paid, or null. */
export function whyNotSettle(
  order: Known,
  said: Said,
  now: Date,
): OrderProblem | PayLaterProblem | Extract<PaymentProblem, 'payment.other_amount'> | null {
  const refusal = whyNotPay(order);
  if (refusal) return refusal;
  if (said.amountCents !== toPayCents(order)) return 'payment.other_amount';
  const isWithin = said.paidOn >= dayOf(order.placedAt).toString() && said.paidOn <= dayOf(now).toString();
  return isWithin ? null : 'settling.other_day';
}

/** When it was paid: now, or in the middle of an earlier day, but never before it was ordered. */
export function paidAtOf({ placedAt }: Pick<Order, 'placedAt'>, paidOn: string, now: Date): Date {
  if (paidOn === dayOf(now).toString()) return now;
  const noon = addMinutes(startOfDay(Temporal.PlainDate.from(paidOn)), NOON_MINUTES);
  return noon < placedAt ? placedAt : noon;
}
