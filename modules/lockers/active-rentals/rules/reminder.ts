import { addMinutes, minutesBetween } from '@fachwerk/base/time';
import type { Rental } from '@fachwerk/rentals/contract';
import { overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import { dueAt } from './overrun.ts';

/** Spec §4: so long before the end. */
const REMINDER_MINUTES = 60;
/** For rentals up to an hour and a half. */
const SHORT_REMINDER_MINUTES = 15;
const SHORT_RENTAL_MINUTES = 90;

type NoticeKind = 'reminder' | 'end' | 'overrun';
export type Notice = { readonly kind: NoticeKind; readonly at: Date };

/** When the renter is to be reminded; null for a rental that has hardly begun by then. */
export function remindAt({ startsAt, endsAt }: Pick<Rental, 'startsAt' | 'endsAt'>): Date | null {
  const isShort = minutesBetween(startsAt, endsAt) <= SHORT_RENTAL_MINUTES;
  const at = addMinutes(endsAt, -(isShort ? SHORT_REMINDER_MINUTES : REMINDER_MINUTES));
  return at > startsAt ? at : null;
}

/** What the renter of a running rental is written by the clock alone, in its order. */
export function noticesOf(rental: Rental): Notice[] {
  const reminder = remindAt(rental);
  return [
    ...(reminder ? [{ kind: 'reminder', at: reminder } as const] : []),
    { kind: 'end', at: rental.endsAt },
    // Where a late hour costs nothing, nobody is asked for money.
    ...(overrunTerms(rental).overrunCentsPerHour > 0 ? [{ kind: 'overrun', at: dueAt(rental) } as const] : []),
  ];
}

/** The newest notice whose time has come: after a pause of the house nobody is written to about what is long over. */
export function noticeAt(rental: Rental, now: Date): Notice | null {
  return noticesOf(rental).findLast(({ at }) => at <= now) ?? null;
}

/** When to look again; null when nothing is left to write. */
export function nextNoticeAt(rental: Rental, now: Date): Date | null {
  return noticesOf(rental).find(({ at }) => at > now)?.at ?? null;
}
