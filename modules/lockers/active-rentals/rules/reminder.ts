import { addMinutes, minutesBetween } from '@fachwerk/base/time';
import type { Rental } from '@fachwerk/rentals/contract';
import { overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import { dueAt } from './overrun.ts';

/** Time before the end (spec §4). */
const REMINDER_MINUTES = 60;
/** For rentals up to an hour and a half. */
const SHORT_REMINDER_MINUTES = 15;
const SHORT_RENTAL_MINUTES = 90;

type NoticeKind = 'reminder' | 'end' | 'overrun';
export type Notice = { readonly kind: NoticeKind; readonly at: Date };

/** When to remind the renter; null if the rental has hardly started by then. */
export function remindAt({ startsAt, endsAt }: Pick<Rental, 'startsAt' | 'endsAt'>): Date | null {
  const isShort = minutesBetween(startsAt, endsAt) <= SHORT_RENTAL_MINUTES;
  const at = addMinutes(endsAt, -(isShort ? SHORT_REMINDER_MINUTES : REMINDER_MINUTES));
  return at > startsAt ? at : null;
}

/** Time-based mails to the renter of an active rental, in order. */
export function noticesOf(rental: Rental): Notice[] {
  const reminder = remindAt(rental);
  return [
    ...(reminder ? [{ kind: 'reminder', at: reminder } as const] : []),
    { kind: 'end', at: rental.endsAt },
    // Without an overrun price no payment is requested.
    ...(overrunTerms(rental).overrunCentsPerHour > 0 ? [{ kind: 'overrun', at: dueAt(rental) } as const] : []),
  ];
}

/** The latest notice that is due: after downtime no outdated notices are sent. */
export function noticeAt(rental: Rental, now: Date): Notice | null {
  return noticesOf(rental).findLast(({ at }) => at <= now) ?? null;
}

/** Time of the next notice, or null. */
export function nextNoticeAt(rental: Rental, now: Date): Date | null {
  return noticesOf(rental).find(({ at }) => at > now)?.at ?? null;
}
