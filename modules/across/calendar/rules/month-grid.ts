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
