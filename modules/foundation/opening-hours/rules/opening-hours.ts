import { dayOf } from '@fachwerk/base/time';
import type { Interval, OpeningHours } from '../contract.ts';
import { hoursOn, spanOf } from './hours-day.ts';

/** From an instant on open, until another; both in UTC. */
export type Span = { readonly opensAt: Date; readonly closesAt: Date };

export type HoursChange = { readonly kind: 'opens' | 'closes'; readonly at: Date };

/** How far ahead a change is looked for. What does not change within a year does not change. */
const HORIZON_DAYS = 370;

export function isOpenAt(hours: OpeningHours, timeZone: string, instant: Date): boolean {
  if (hours.isAlwaysOpen) return true;
  const today = dayOf(instant, timeZone);
  // Yesterday's hours may go over midnight.
  return [today.subtract({ days: 1 }), today]
    .flatMap((day) => spansOn(hours, timeZone, day))
    .some(({ opensAt, closesAt }) => opensAt <= instant && instant < closesAt);
}

/** When it opens or closes next; null when it never does. Hours that touch each other are one. */
export function nextChange(hours: OpeningHours, timeZone: string, instant: Date): HoursChange | null {
  if (hours.isAlwaysOpen) return null;
  const today = dayOf(instant, timeZone);
  let closesAt: Date | null = null;
  for (let ahead = -1; ahead <= HORIZON_DAYS; ahead++) {
    for (const span of spansOn(hours, timeZone, today.add({ days: ahead }))) {
      if (span.closesAt <= instant) continue;
      if (closesAt && span.opensAt > closesAt) return { kind: 'closes', at: closesAt };
      if (!closesAt && span.opensAt > instant) return { kind: 'opens', at: span.opensAt };
      if (!closesAt || span.closesAt > closesAt) closesAt = span.closesAt;
    }
    // Tomorrow's hours begin at midnight at the earliest: what has closed before stays closed.
    if (closesAt && closesAt < startOf(today.add({ days: ahead + 1 }), timeZone)) {
      return { kind: 'closes', at: closesAt };
    }
  }
  return null;
}

const startOf = (day: Temporal.PlainDate, timeZone: string) =>
  new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);

/** What begins on a calendar day, in order. */
export function spansOn(hours: OpeningHours, timeZone: string, day: Temporal.PlainDate): Span[] {
  return hoursOn(hours, day)
    .intervals.map((interval) => spanAt(interval, timeZone, day))
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime());
}

/** An hour that comes twice is open both times; one that is left out begins and ends when the clocks have moved on. */
function spanAt(interval: Interval, timeZone: string, day: Temporal.PlainDate): Span {
  const { start, end } = spanOf(interval);
  const at = (minutes: number, disambiguation: 'compatible' | 'later') =>
    new Date(day.toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds);
  return { opensAt: at(start, 'compatible'), closesAt: at(end, 'later') };
}

/** Whether there is any time at which the place is open. */
export function hasHours({ isAlwaysOpen, weekly, exceptions }: OpeningHours): boolean {
  const days = [...Object.values(weekly), ...exceptions.map(({ intervals }) => intervals)];
  return isAlwaysOpen || days.some((intervals) => intervals.length > 0);
}
