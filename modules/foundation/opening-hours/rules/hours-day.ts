import { WEEKDAYS, type Weekday } from '@fachwerk/base/time';
import type { HoursException, Interval, OpeningHours } from '../contract.ts';
import { type Holiday, holidayOn } from './holidays.ts';

/** What counts on one calendar day, and why. */
export type DayHours = {
  readonly day: Temporal.PlainDate;
  readonly intervals: readonly Interval[];
  readonly exception?: HoursException;
  readonly holiday?: Holiday;
};

export function weekdayOf(day: Temporal.PlainDate): Weekday {
  return WEEKDAYS[day.dayOfWeek - 1]!;
}

const ALL_DAY: readonly Interval[] = [{ from: '00:00', to: '24:00' }];

/** Exceptions go before holidays, and these before weekdays. */
export function hoursOn(hours: OpeningHours, day: Temporal.PlainDate): DayHours {
  if (hours.isAlwaysOpen) return { day, intervals: ALL_DAY };
  const on = day.toString();
  const exception = hours.exceptions.find(({ firstOn, lastOn }) => firstOn <= on && on <= lastOn);
  if (exception) return { day, intervals: exception.intervals, exception };
  const holiday = holidayOn(hours.holidaysOf, day);
  if (holiday) return { day, intervals: hours.onHolidays, holiday };
  return { day, intervals: hours.weekly[weekdayOf(day)] };
}

/** Seven days from this one on, as they will really be. */
export function weekFrom(hours: OpeningHours, first: Temporal.PlainDate): DayHours[] {
  return WEEKDAYS.map((_, days) => hoursOn(hours, first.add({ days })));
}

export const DAY_MINUTES = 24 * 60;

export function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** In minutes from the midnight the interval's day begins with; past midnight the end is beyond 24 hours. */
export function spanOf({ from, to }: Interval): { start: number; end: number } {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { start, end: end <= start ? end + DAY_MINUTES : end };
}

export type DayGroup = { readonly days: readonly Weekday[]; readonly intervals: readonly Interval[] };

/** The week in as few lines as it takes: neighbouring days with the same hours stand together. */
export function dayGroups(weekly: OpeningHours['weekly']): DayGroup[] {
  const groups: { days: Weekday[]; intervals: readonly Interval[] }[] = [];
  for (const day of WEEKDAYS) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.intervals) === JSON.stringify(weekly[day])) last.days.push(day);
    else groups.push({ days: [day], intervals: weekly[day] });
  }
  return groups;
}
