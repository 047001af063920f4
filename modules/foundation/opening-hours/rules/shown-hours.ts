import type { Interval, OpeningHours } from '../contract.ts';
import { type Holiday, nextHolidays } from './holidays.ts';
import { hoursOn, weekFrom } from './hours-day.ts';

/** A day, or several in a row, as they will really be; no intervals: closed. */
export type ShownDay = {
  readonly firstOn: string;
  readonly lastOn: string;
  readonly intervals: readonly Interval[];
  /** Why it is not as usual; empty when it is. */
  readonly note: string;
};

export type ShownHours = {
  /** Today and the six days after it. */
  readonly week: readonly ShownDay[];
  /** What is not as usual in the time after that. */
  readonly later: readonly ShownDay[];
};

const WEEK_DAYS = 7;
/** Whoever plans further ahead is told when choosing the time. */
const AHEAD_DAYS = 60;
/** More than there are in two months. */
const MOST_HOLIDAYS = 10;

export function shownHours(
  hours: OpeningHours,
  today: Temporal.PlainDate,
  nameOf: (holiday: Holiday) => string,
): ShownHours {
  const week = weekFrom(hours, today).map(({ day, intervals, exception, holiday }) => ({
    firstOn: day.toString(),
    lastOn: day.toString(),
    intervals,
    note: exception?.note ?? (holiday ? nameOf(holiday) : ''),
  }));
  if (hours.isAlwaysOpen) return { week, later: [] };
  const from = today.add({ days: WEEK_DAYS });
  const until = today.add({ days: AHEAD_DAYS }).toString();
  const exceptions = hours.exceptions.filter(({ firstOn, lastOn }) => lastOn >= from.toString() && firstOn <= until);
  const holidays = (hours.holidaysOf ? nextHolidays(hours.holidaysOf, from, MOST_HOLIDAYS) : [])
    .filter(({ on }) => on <= until && !hoursOn(hours, Temporal.PlainDate.from(on)).exception)
    .map((holiday) => ({
      firstOn: holiday.on,
      lastOn: holiday.on,
      intervals: hours.onHolidays,
      note: nameOf(holiday),
    }));
  const later = [...exceptions, ...holidays].sort((one, other) => (one.firstOn < other.firstOn ? -1 : 1));
  return { week, later };
}
