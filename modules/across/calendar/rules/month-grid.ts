import { startOfDay } from '@fachwerk/base/time';

const DAYS = 7;

/** Whole weeks of a month, from Monday on (spec §2): also the days of the months beside it that these weeks have. */
export function monthGrid(month: Temporal.PlainYearMonth): Temporal.PlainDate[][] {
  const first = month.toPlainDate({ day: 1 });
  const last = month.toPlainDate({ day: month.daysInMonth });
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const weeks = (last.since(monday).days + DAYS - (last.dayOfWeek - 1) - 1 + DAYS) / DAYS;
  return Array.from({ length: Math.floor(weeks) }, (_, week) =>
    Array.from({ length: DAYS }, (_day, day) => monday.add({ days: week * DAYS + day })),
  );
}

/** The days of these weeks, both included. */
export function monthDays(month: Temporal.PlainYearMonth): { from: string; until: string } {
  const weeks = monthGrid(month);
  return { from: weeks[0]![0]!.toString(), until: weeks.at(-1)!.at(-1)!.toString() };
}

export function monthSpan(month: Temporal.PlainYearMonth): { from: Date; to: Date } {
  const { from, until } = monthDays(month);
  return {
    from: startOfDay(Temporal.PlainDate.from(from)),
    to: startOfDay(Temporal.PlainDate.from(until).add({ days: 1 })),
  };
}
