import { WEEKDAYS, type Weekday } from '@fachwerk/base/time';
import type { OpeningHours } from '@fachwerk/opening-hours/contract';
import type { WorkingTime } from '../contract.ts';

/** Formats a day's hours: `09:00–12:30, 13:30–18:00`. */
export function hoursText(hours: readonly WorkingTime[], day: Weekday): string {
  return hours
    .filter((each) => each.day === day)
    .map(({ from, until }) => `${from}–${until}`)
    .sort()
    .join(', ');
}

/** As the form of a week has them. */
export function weekOfHours(hours: readonly WorkingTime[]): OpeningHours['weekly'] {
  const days = WEEKDAYS.map((day) => [
    day,
    hours
      .filter((each) => each.day === day)
      .map(({ from, until }) => ({ from, to: until }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  ]);
  return Object.fromEntries(days) as OpeningHours['weekly'];
}

export const hoursOfWeek = (week: OpeningHours['weekly']): WorkingTime[] =>
  WEEKDAYS.flatMap((day) => week[day].map(({ from, to }) => ({ day, from, until: to })));

/** Groups days with the same hours: `monday`–`friday`. */
export function weekOf(hours: readonly WorkingTime[]): { from: Weekday; until: Weekday; text: string }[] {
  const runs: { from: Weekday; until: Weekday; text: string }[] = [];
  let previous = '';
  for (const day of WEEKDAYS) {
    const text = hoursText(hours, day);
    if (text !== '' && text === previous) runs.at(-1)!.until = day;
    else if (text !== '') runs.push({ from: day, until: day, text });
    previous = text;
  }
  return runs;
}
