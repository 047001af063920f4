import { dayOf, startOfDay } from '@fachwerk/base/time';

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
