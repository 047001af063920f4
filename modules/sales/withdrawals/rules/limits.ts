import { addDays, addMinutes } from '@fachwerk/base/time';

/** Nobody's mailbox is to be filled with receipts by somebody else. */
export const RECEIPTS_PER_HOUR = 5;
/** Whoever names an order of their own is no stranger to it: nobody uses up their right to withdraw. */
export const OWN_RECEIPTS_PER_HOUR = 50;

/** What was filled in and not confirmed is kept this long, and so is the page with the receipt. */
const PAGE_HOURS = 24;

/** Money has to be back within this time after the withdrawal came in (§ 357 BGB). */
const REFUND_DAYS = 14;

export function refundDueAt(receivedAt: Date): Date {
  return addDays(receivedAt, REFUND_DAYS);
}

export function pageGoneBefore(now: Date): Date {
  return addMinutes(now, -PAGE_HOURS * 60);
}
