import { localDay, offsetMs } from '@fachwerk/base/format-time';
import { REPLAY_DAYS } from '../contract.ts';

export type ReplayDay = { readonly on: string; readonly from: Date; readonly to: Date };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days that can be looked back on, today first, as they begin and end in the zone; today ends now. */
export function replayDays(now: Date, timeZone: string): ReplayDay[] {
  const today = localDay(now, timeZone);
  return Array.from({ length: REPLAY_DAYS }, (_, back) => {
    const on = dayBefore(today, back);
    const end = startOfDay(dayBefore(on, -1), timeZone);
    return { on, from: startOfDay(on, timeZone), to: end.getTime() < now.getTime() ? end : now };
  });
}

/** A question covers at most 24 hours, and the day on which summer time ends has 25. */
export function spansOf({ from, to }: Pick<ReplayDay, 'from' | 'to'>): { from: Date; to: Date }[] {
  const spans: { from: Date; to: Date }[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += DAY_MS) {
    spans.push({ from: new Date(start), to: new Date(Math.min(start + DAY_MS, to.getTime())) });
  }
  return spans;
}

function dayBefore(on: string, days: number): string {
  return new Date(Date.parse(`${on}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Midnight; where the clocks change, the second look corrects the first. */
function startOfDay(on: string, timeZone: string): Date {
  const asUtc = Date.parse(`${on}T00:00:00Z`);
  const guess = asUtc - offsetMs(new Date(asUtc), timeZone);
  return new Date(asUtc - offsetMs(new Date(guess), timeZone));
}
