type Day = {
  readonly firstOn: string;
  readonly intervals: readonly { readonly from: string; readonly to: string }[];
  readonly note: string;
};

/** Today for itself; after it, days in a row with the same hours are one row. */
export function groupedDays<Each extends Day>(week: readonly Each[]): (Each & { readonly lastOn: string })[] {
  const rows: (Each & { readonly lastOn: string })[] = [];
  for (const [at, day] of week.entries()) {
    const before = rows.at(-1);
    if (before && at > 1 && isAlike(before, day)) rows[rows.length - 1] = { ...before, lastOn: day.firstOn };
    else rows.push({ ...day, lastOn: day.firstOn });
  }
  return rows;
}

const isAlike = (one: Day, other: Day): boolean => textOf(one) === textOf(other);
const textOf = ({ intervals, note }: Day): string =>
  [note, ...intervals.map(({ from, to }) => `${from}–${to}`)].join('|');
