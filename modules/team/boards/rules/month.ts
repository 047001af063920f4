const DAY_MS = 86_400_000;
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The weeks that a month touches, whole, each from Monday to Sunday: days as a calendar writes them. */
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

/** So many months later; before, with a minus. */
export function monthLater(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return dayText(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** What somebody typed into the address, or the month of a day. */
export function monthIn(typed: string | null, today: string): string {
  return typed && /^[2-9]\d{3}-(0[1-9]|1[0-2])$/.test(typed) ? typed : today.slice(0, 7);
}
