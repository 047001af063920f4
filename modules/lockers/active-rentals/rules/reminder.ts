import { addMinutes, minutesBetween } from '@fachwerk/base/time';
import type { ReminderLimits } from '@fachwerk/limits/contract';
import type { Rental } from '@fachwerk/rentals/contract';
import { overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import { dueAt } from './overrun.ts';

/** Up to here a rental is reminded of by its own, shorter time (spec §4). */
const SHORT_RENTAL_MINUTES = 90;

type NoticeKind = 'reminder' | 'end' | 'overrun';
export type Notice = { readonly kind: NoticeKind; readonly at: Date };

/** When to remind the renter; null if the rental has hardly started by then. */
export function remindAt(
  { startsAt, endsAt }: Pick<Rental, 'startsAt' | 'endsAt'>,
  { minutes, shortMinutes }: ReminderLimits,
): Date | null {
  const isShort = minutesBetween(startsAt, endsAt) <= SHORT_RENTAL_MINUTES;
  const at = addMinutes(endsAt, -(isShort ? shortMinutes : minutes));
  return at > startsAt ? at : null;
}

/** Time-based mails to the renter of an active rental, in order. */
export function noticesOf(rental: Rental, reminders: ReminderLimits): Notice[] {
  const reminder = remindAt(rental, reminders);
  return [
    ...(reminder ? [{ kind: 'reminder', at: reminder } as const] : []),
    { kind: 'end', at: rental.endsAt },
    // Without an overrun price no payment is requested.
    ...(overrunTerms(rental).overrunCentsPerHour > 0 ? [{ kind: 'overrun', at: dueAt(rental) } as const] : []),
  ];
}

/** The latest notice that is due: after downtime no outdated notices are sent. */
export function noticeAt(rental: Rental, reminders: ReminderLimits, now: Date): Notice | null {
  return noticesOf(rental, reminders).findLast(({ at }) => at <= now) ?? null;
}

/** Time of the next notice, or null. */
export function nextNoticeAt(rental: Rental, reminders: ReminderLimits, now: Date): Date | null {
  return noticesOf(rental, reminders).find(({ at }) => at > now)?.at ?? null;
}
