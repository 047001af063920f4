import { dayOf } from '@fachwerk/base/time';
import type { TimeLog } from '../contract.ts';
import { mondayOf, monthOf, spanOfMonth, spanOfWeek } from './month.ts';

/** Minutes. */
export type OwnSums = {
  readonly today: number;
  readonly yesterday: number;
  readonly week: number;
  readonly weekBefore: number;
  readonly month: number;
};

type Log = Pick<TimeLog, 'startTime' | 'endTime' | 'totalTime' | 'projectId'>;

/** What the sums need: from the Monday before last, or the first of the month, whichever is earlier. */
export function spanOfSums(now: Date): { from: Date; to: Date } {
  const today = dayOf(now);
  const weekBefore = spanOfWeek(mondayOf(today.subtract({ days: 7 }))).from;
  const month = spanOfMonth(monthOf(now));
  return { from: new Date(Math.min(weekBefore.getTime(), month.from.getTime())), to: spanOfWeek(mondayOf(today)).to };
}

/** A log counts whole on the day it began; a running one counts up to now. */
export function ownSums(logs: readonly Log[], now: Date): OwnSums {
  const today = dayOf(now);
  const yesterday = today.subtract({ days: 1 });
  const monday = mondayOf(today);
  const mondayBefore = mondayOf(today.subtract({ days: 7 }));
  const month = monthOf(now);
  const sumOf = (isMeant: (on: Temporal.PlainDate, log: Log) => boolean) =>
    logs.reduce((sum, log) => (isMeant(dayOf(log.startTime), log) ? sum + minutesOf(log, now) : sum), 0);
  return {
    today: sumOf((on) => on.equals(today)),
    yesterday: sumOf((on) => on.equals(yesterday)),
    week: sumOf((on) => mondayOf(on) === monday),
    weekBefore: sumOf((on) => mondayOf(on) === mondayBefore),
    month: sumOf((_, { startTime }) => monthOf(startTime) === month),
  };
}

const minutesOf = ({ startTime, totalTime }: Log, now: Date) =>
  totalTime ?? Math.max(0, Math.floor((now.getTime() - startTime.getTime()) / 60_000));

type Entry = Log & Pick<TimeLog, 'id' | 'description' | 'hashtags'>;

/** The last different things somebody worked on, newest first. */
export function lastDifferent<L extends Entry>(logs: readonly L[], most: number): L[] {
  const newest = logs.toSorted((one, other) => other.startTime.getTime() - one.startTime.getTime());
  const seen = new Set<string>();
  return newest
    .filter(({ projectId, description }) => {
      const name = `${projectId} ${description.trim().toLowerCase()}`;
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, most);
}
