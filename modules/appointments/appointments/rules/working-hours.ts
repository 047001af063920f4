import { WEEKDAYS } from '@fachwerk/base/time';
import type { AppointmentProblem, WorkingTime } from '../contract.ts';

/** Epoch milliseconds; the end is not part of it. */
export type Span = { readonly from: number; readonly to: number };

/** Text of the same length: letters compare as times do. */
export function whyNotHours(hours: readonly WorkingTime[]): AppointmentProblem | null {
  if (hours.some(({ from, until }) => from >= until)) return 'appointment.ends_before_start';
  const sorted = [...hours].sort((a, b) => a.day.localeCompare(b.day) || a.from.localeCompare(b.from));
  const isTwice = sorted.some((each, at) => sorted[at - 1]?.day === each.day && sorted[at - 1]!.until > each.from);
  return isTwice ? 'appointment.hours_overlap' : null;
}

/**
 * Wall clock to instants, remembered: twenty people who begin at nine ask once. A time that the clocks leave out in spring is the one an hour
 * later; of one that comes twice in autumn the first begins a span and the second ends it.
 */
export function wallClock(timeZone: string) {
  // By the day itself: writing it out as text took longer than all the rest.
  const days = new Map<Temporal.PlainDate, Map<string, number>>();
  return (on: Temporal.PlainDate, time: string, edge: 'begin' | 'end'): number => {
    const known = days.get(on) ?? new Map<string, number>();
    days.set(on, known);
    const name = edge + time;
    let at = known.get(name);
    if (at === undefined) {
      const day = time === '24:00' ? on.add({ days: 1 }) : on;
      const local = day.toPlainDateTime(Temporal.PlainTime.from(time === '24:00' ? '00:00' : time));
      const disambiguation = edge === 'begin' ? 'compatible' : 'later';
      at = local.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
      known.set(name, at);
    }
    return at;
  };
}

/** When somebody works within these days, in order. */
export function workingSpans(
  hours: readonly WorkingTime[],
  days: readonly Temporal.PlainDate[],
  at: ReturnType<typeof wallClock>,
): Span[] {
  const byDay = WEEKDAYS.map((day) =>
    hours.filter((each) => each.day === day).sort((a, b) => a.from.localeCompare(b.from)),
  );
  return days.flatMap((on) =>
    byDay[on.dayOfWeek - 1]!.map(({ from, until }) => ({
      from: at(on, from, 'begin'),
      to: at(on, until, 'end'),
    })).filter(({ from, to }) => from < to),
  );
}
