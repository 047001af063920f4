const DAY_MS = 86_400_000;
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The full weeks (Monday to Sunday) that a month touches, as ISO dates. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`);
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = Date.UTC(year, number, 1);
  const weeks: string[][] = [];
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  for (let monday = first - sinceMonday * DAY_MS; monday < next; monday += 7 * DAY_MS)
    weeks.push(Array.from({ length: 7 }, (_, at) => dayText(monday + at * DAY_MS)));
  return weeks;
}

/** Shifts a month; `by` may be negative. */
export function monthLater(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return dayText(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** The month from the URL, or that of `today` if it is invalid. */
export function monthIn(typed: string | null, today: string): string {
  return typed && /^[2-9]\d{3}-(0[1-9]|1[0-2])$/.test(typed) ? typed : today.slice(0, 7);
}
