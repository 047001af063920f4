import { addMinutes, HOUSE_ZONE, sameTimeAfter } from '@fachwerk/base/time';
import type { AppointmentProblem, ServiceData, Settings } from '../contract.ts';
import type { Appointment, AppointmentState } from '../contract-appointment.ts';
import { isTooLong } from './service-choice.ts';

/** Defaults. */
export const USUAL_SETTINGS: Settings = {
  isOnline: true,
  stepMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 60,
  cancelUntilHours: 24,
  remindBeforeHours: 24,
  needsConfirmation: false,
  holidaysOf: null,
};

/** How long a freed time is reserved for a customer on the waiting list. */
export const OFFER_MINUTES = 180;

/** Future appointments per customer, so that a stranger cannot fill the calendar. */
const MOST_COMING = 5;
/** Future appointments booked from one network address within a day: enough for a family or an office. */
const MOST_FROM_ADDRESS = 10;
export const FROM_ADDRESS_HOURS = 24;

/** Why another appointment cannot be booked online, or null. */
export function whyNotOneMore(coming: {
  readonly ofCustomer: number;
  readonly fromAddress: number;
}): AppointmentProblem | null {
  if (coming.ofCustomer >= MOST_COMING) return 'appointment.too_many';
  return coming.fromAddress >= MOST_FROM_ADDRESS ? 'appointment.too_many_from_here' : null;
}

type Timed = Pick<Appointment, 'state' | 'startsAt' | 'endsAt'>;

const OPEN: readonly AppointmentState[] = ['offered', 'unpaid', 'unconfirmed', 'booked'];
const MARKABLE: readonly AppointmentState[] = ['booked', 'done', 'no_show'];

/** Time to pay online; no longer, because others want the time too. */
export const UNPAID_MINUTES = 30;

/**
 * How long an offered time is reserved for payment: until the end of the offer or of the payment time, whichever is later, and not beyond its start.
 */
export function payableUntil(
  { offeredUntil, startsAt }: Pick<Appointment, 'offeredUntil' | 'startsAt'>,
  now: Date,
): Date {
  const until = Math.max(offeredUntil?.getTime() ?? 0, addMinutes(now, UNPAID_MINUTES).getTime());
  return new Date(Math.min(until, startsAt.getTime()));
}

/** A prepaid service needs a price, and each of its variants too; what is chosen fits into a day. */
export function whyNotService(
  service: Pick<ServiceData, 'isPrepaid' | 'priceCents' | 'durationMinutes' | 'variants' | 'addons'>,
): AppointmentProblem | null {
  const { isPrepaid, variants, addons } = service;
  const prices = variants.length > 0 ? variants.map(({ priceCents }) => priceCents) : [service.priceCents];
  if (isPrepaid && prices.some((price) => !price)) return 'appointment.prepaid_without_price';
  const ids = [...variants, ...addons].map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'appointment.choice_twice';
  return isTooLong(service) ? 'appointment.too_long' : null;
}

/** Splits a name: the last word is the family name. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return { firstName: words.join(' ').slice(0, 80), lastName: lastName.slice(0, 80) };
}

/** Staff can move and cancel every appointment that has not taken place. */
export function whyNotChange({ state }: Pick<Timed, 'state'>): AppointmentProblem | null {
  return OPEN.includes(state) ? null : 'appointment.over';
}

/** Customers can do so until the deadline, by their link. A mere reservation can be released until its start. */
export function whyNotChangeBySelf(
  { state, startsAt }: Timed,
  { cancelUntilHours }: Pick<Settings, 'cancelUntilHours'>,
  now: Date,
): AppointmentProblem | null {
  if (!OPEN.includes(state) || now >= startsAt) return 'appointment.over';
  if (state !== 'booked') return null;
  return now > addMinutes(startsAt, -60 * cancelUntilHours) ? 'appointment.too_late' : null;
}

/** Attendance can be recorded once the appointment has started. */
export function whyNotMark({ state, startsAt }: Timed, next: AppointmentState, now: Date): AppointmentProblem | null {
  if (!MARKABLE.includes(state)) return 'appointment.over';
  return next !== 'booked' && now < startsAt ? 'appointment.not_begun' : null;
}

export const whyNotSpan = (from: Date, to: Date, mostDays: number): AppointmentProblem | null => {
  if (to <= from) return 'appointment.ends_before_start';
  return to > addMinutes(from, mostDays * 24 * 60) ? 'appointment.too_long' : null;
};

/** The same local time every so many weeks, across clock changes. */
export function seriesOf(
  first: Date,
  { weeks, count }: { weeks: number; count: number },
  timeZone = HOUSE_ZONE,
): Date[] {
  return Array.from({ length: count }, (_, at) => sameTimeAfter(first, at * weeks * 7, timeZone));
}

/** Time of the reminder; null if it would be too late. */
export function remindAt(startsAt: Date, { remindBeforeHours }: Settings, now: Date): Date | null {
  const at = addMinutes(startsAt, -60 * remindBeforeHours);
  return remindBeforeHours > 0 && at > now ? at : null;
}

/** The period that customers can book now. */
export function bookableSpan({ noticeMinutes, horizonDays }: Settings, now: Date): { from: Date; to: Date } {
  return { from: addMinutes(now, noticeMinutes), to: sameTimeAfter(now, horizonDays) };
}

type Between = { readonly from: Date; readonly to: Date };

/** Intersection; `to` is before `from` if it is empty. */
export function inBoth(a: Between, b: Between): { from: Date; to: Date } {
  return {
    from: new Date(Math.max(a.from.getTime(), b.from.getTime())),
    to: new Date(Math.min(a.to.getTime(), b.to.getTime())),
  };
}
