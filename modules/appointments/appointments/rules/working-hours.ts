import { WEEKDAYS } from '@fachwerk/base/time';
import type { AppointmentProblem, WorkingTime } from '../contract.ts';

/** Epoch milliseconds; the end is exclusive. */
export type Span = { readonly from: number; readonly to: number };

/** Times are strings of equal length, so they compare as text. */
export function whyNotHours(hours: readonly WorkingTime[]): AppointmentProblem | null {
  if (hours.some(({ from, until }) => from >= until)) return 'appointment.ends_before_start';
  const sorted = [...hours].sort((a, b) => a.day.localeCompare(b.day) || a.from.localeCompare(b.from));
  const isTwice = sorted.some((each, at) => sorted[at - 1]?.day === each.day && sorted[at - 1]!.until > each.from);
  return isTwice ? 'appointment.hours_overlap' : null;
}

/**
 * Converts local times to instants, cached: twenty people who start at nine convert once. A time skipped in spring becomes the one an hour later; of
 * a repeated time in autumn the first starts a span and the second ends it.
 */
export function wallClock(timeZone: string) {
  // Keyed by the day object: formatting it as text took longer than all the rest.
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

/** Working spans within these days, sorted. */
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
