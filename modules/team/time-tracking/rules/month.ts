import { localDay, localTime } from '@fachwerk/base/format-time';
import { dayOf, HOUSE_ZONE, instantFrom, startOfDay } from '@fachwerk/base/time';

/** The first month in the list (spec §9). */
export const FIRST_MONTH = '2024-01';

/** The month of an instant, by the clock of the books: `2026-11`. A log counts where it began. */
export const monthOf = (at: Date): string => dayOf(at).toPlainYearMonth().toString();

/** From January 2024 to the current month, newest first (spec §9). */
export function monthsUntil(now: Date): string[] {
  const last = dayOf(now).toPlainYearMonth();
  const first = Temporal.PlainYearMonth.from(FIRST_MONTH);
  const count = Math.max(0, first.until(last).total({ unit: 'months', relativeTo: first.toPlainDate({ day: 1 }) }) + 1);
  return Array.from({ length: count }, (_, back) => last.subtract({ months: back }).toString());
}

/** From the first moment of a month until the first of the next. */
export function spanOfMonth(month: string): { from: Date; to: Date } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return { from: startOfDay(first), to: startOfDay(first.add({ months: 1 })) };
}

/** From Monday’s first moment until the next Monday’s. */
export function spanOfWeek(monday: string): { from: Date; to: Date } {
  const first = Temporal.PlainDate.from(monday);
  return { from: startOfDay(first), to: startOfDay(first.add({ days: 7 })) };
}

export function mondayOf(day: Temporal.PlainDate): string {
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

export const STEP_MINUTES = 15;
export const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

export type Span = { readonly startTime: Date; readonly endTime: Date };

/** How far somebody has dragged a time, and by what: the whole of it, its beginning or its end. */
export type Shift = { readonly edge: 'all' | 'begin' | 'end'; readonly days: number; readonly minutes: number };

/** The minute of a day, by the clock on the wall. */
export function minuteOf(at: Date): number {
  const [hour, minute] = localTime(at, HOUSE_ZONE).slice(11, 16).split(':').map(Number);
  return hour! * 60 + minute!;
}

/** A minute of a day as an instant; those from midnight on are of the next day. */
export function instantAt(on: string, minute: number): Date {
  const day = Temporal.PlainDate.from(on).add({ days: Math.floor(minute / DAY_MINUTES) });
  const left = minute % DAY_MINUTES;
  const clock = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return instantFrom(`${day}T${clock}`, HOUSE_ZONE)!;
}

/**
 * Where a time stands after a drag: on the steps of the clock, within its day, and at least one step long. As a whole it keeps its length to the
 * second; what was not dragged stays as it was.
 */
export function shifted({ startTime, endTime }: Span, { edge, days, minutes }: Shift): Span {
  const on = localDay(startTime, HOUSE_ZONE);
  const from = minuteOf(startTime);
  const to = from + Math.round((endTime.getTime() - startTime.getTime()) / MINUTE_MS);
  if (edge === 'all') {
    if (days === 0 && minutes === 0) return { startTime, endTime };
    const day = Temporal.PlainDate.from(on).add({ days }).toString();
    const begin = minutes === 0 ? from : within(onStep(from + minutes), 0, DAY_MINUTES - STEP_MINUTES);
    const moved = instantAt(day, begin);
    return { startTime: moved, endTime: new Date(moved.getTime() + endTime.getTime() - startTime.getTime()) };
  }
  if (minutes === 0) return { startTime, endTime };
  if (edge === 'begin') {
    const begin = instantAt(on, within(onStep(from + minutes), 0, DAY_MINUTES - STEP_MINUTES));
    const latest = new Date(endTime.getTime() - STEP_MINUTES * MINUTE_MS);
    return begin > latest ? { startTime, endTime } : { startTime: begin, endTime };
  }
  const end = instantAt(on, within(onStep(to + minutes), onStep(from) + STEP_MINUTES, Math.max(DAY_MINUTES, to)));
  return end > startTime ? { startTime, endTime: end } : { startTime, endTime };
}

const onStep = (minute: number) => Math.round(minute / STEP_MINUTES) * STEP_MINUTES;
const within = (minute: number, least: number, most: number) => Math.max(least, Math.min(most, minute));
