import { formatDay } from '@fachwerk/base/format-time';
import { WEEKDAYS, type Weekday } from '@fachwerk/base/time';
import type { Availability } from '@fachwerk/catalog/contract';

/** Any week will do; this one begins on a Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** "Mo–Fr 11:00–14:00, Sa 12:00–15:00" */
export function timesInWords(times: Availability, locale: string): string {
  return times
    .map(({ days, from, to }) => [daysInWords(days, locale), `${from}–${to}`].filter(Boolean).join(' '))
    .join(', ');
}

/** Days that follow each other are said by the first and the last; all of them need no word. */
function daysInWords(days: readonly Weekday[], locale: string): string {
  const at = WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  if (at.length === WEEKDAYS.length) return '';
  const runs: [number, number][] = [];
  for (const index of at) {
    const last = runs.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs
    .map(([first, last]) =>
      first === last
        ? dayName(first, locale)
        : `${dayName(first, locale)}${last - first > 1 ? '–' : ', '}${dayName(last, locale)}`,
    )
    .join(', ');
}

function dayName(index: number, locale: string): string {
  const on = new Date(MONDAY + index * DAY_MS).toISOString().slice(0, 10);
  return formatDay(on, locale, { weekday: 'short' }).replace(/\.$/, '');
}
