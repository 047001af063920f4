import { addMinutes, HOUSE_ZONE, sameTimeAfter } from '@fachwerk/base/time';
import type { AppointmentProblem, ServiceData, Settings } from '../contract.ts';
import type { Appointment, AppointmentState } from '../contract-appointment.ts';

/** Until somebody says otherwise. */
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

/** A time that became free is kept this long for who waited. */
export const OFFER_MINUTES = 180;

/** Of one customer, still to come: a stranger must not fill the book. */
const MOST_COMING = 5;
/** From one network address within a day, still to come: a family or an office, and no robot. */
const MOST_FROM_ADDRESS = 10;
export const FROM_ADDRESS_HOURS = 24;

/** Why one more cannot be booked online, or null. */
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

/** As long as somebody needs to pay online, and no longer: others want the time too. */
export const UNPAID_MINUTES = 30;

/**
 * So long a time that was offered is kept for whoever pays for it: as long as they were promised, or as anybody has to pay, and not beyond its
 * beginning.
 */
export function payableUntil(
  { offeredUntil, startsAt }: Pick<Appointment, 'offeredUntil' | 'startsAt'>,
  now: Date,
): Date {
  const until = Math.max(offeredUntil?.getTime() ?? 0, addMinutes(now, UNPAID_MINUTES).getTime());
  return new Date(Math.min(until, startsAt.getTime()));
}

/** What is paid before has to have a price. */
export function whyNotService({
  isPrepaid,
  priceCents,
}: Pick<ServiceData, 'isPrepaid' | 'priceCents'>): AppointmentProblem | null {
  return isPrepaid && !priceCents ? 'appointment.prepaid_without_price' : null;
}

/** For records that have two names: the last word is the family's. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return { firstName: words.join(' ').slice(0, 80), lastName: lastName.slice(0, 80) };
}

/** Staff move and cancel whatever has not taken place. */
export function whyNotChange({ state }: Pick<Timed, 'state'>): AppointmentProblem | null {
  return OPEN.includes(state) ? null : 'appointment.over';
}

/** Customers do so until the deadline, by their link. What is only kept for them they may give back until it begins. */
export function whyNotChangeBySelf(
  { state, startsAt }: Timed,
  { cancelUntilHours }: Pick<Settings, 'cancelUntilHours'>,
  now: Date,
): AppointmentProblem | null {
  if (!OPEN.includes(state) || now >= startsAt) return 'appointment.over';
  if (state !== 'booked') return null;
  return now > addMinutes(startsAt, -60 * cancelUntilHours) ? 'appointment.too_late' : null;
}

/** Whether somebody came is known when it has begun. */
export function whyNotMark({ state, startsAt }: Timed, next: AppointmentState, now: Date): AppointmentProblem | null {
  if (!MARKABLE.includes(state)) return 'appointment.over';
  return next !== 'booked' && now < startsAt ? 'appointment.not_begun' : null;
}

export const whyNotSpan = (from: Date, to: Date, mostDays: number): AppointmentProblem | null => {
  if (to <= from) return 'appointment.ends_before_start';
  return to > addMinutes(from, mostDays * 24 * 60) ? 'appointment.too_long' : null;
};

/** The same time of day every so many weeks, whatever the clocks do. */
export function seriesOf(
  first: Date,
  { weeks, count }: { weeks: number; count: number },
  timeZone = HOUSE_ZONE,
): Date[] {
  return Array.from({ length: count }, (_, at) => sameTimeAfter(first, at * weeks * 7, timeZone));
}

/** When the reminder leaves; null where it would come too late to be one. */
export function remindAt(startsAt: Date, { remindBeforeHours }: Settings, now: Date): Date | null {
  const at = addMinutes(startsAt, -60 * remindBeforeHours);
  return remindBeforeHours > 0 && at > now ? at : null;
}

/** What customers may book at this moment: not too soon, not too far. */
export function bookableSpan({ noticeMinutes, horizonDays }: Settings, now: Date): { from: Date; to: Date } {
  return { from: addMinutes(now, noticeMinutes), to: sameTimeAfter(now, horizonDays) };
}

type Between = { readonly from: Date; readonly to: Date };

/** What lies in both; it ends before it begins where nothing does. */
export function inBoth(a: Between, b: Between): { from: Date; to: Date } {
  return {
    from: new Date(Math.max(a.from.getTime(), b.from.getTime())),
    to: new Date(Math.min(a.to.getTime(), b.to.getTime())),
  };
}
