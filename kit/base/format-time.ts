import { dateFormat, relativeFormat, unitFormat } from './formatters.ts';
import { HOUSE_ZONE } from './time.ts';

type Parts = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

const DAY = { day: '2-digit', month: '2-digit' } as const;
const DATE = { ...DAY, year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** The ways a time is written. What needs another says its parts itself. */
const SHAPES = {
  /** 14.11.2026, 09:30 */
  dateTime: { ...DATE, ...TIME },
  /** 14.11.2026, 09:30:12 */
  second: { ...DATE, ...TIME, second: '2-digit' },
  /** 14.11.2026 */
  date: DATE,
  /** 14.11. */
  day: DAY,
  /** 09:30 */
  time: TIME,
  /** 09:30:12 */
  clock: { ...TIME, second: '2-digit' },
  /** Sa., 14.11., 09:30 */
  weekdayTime: { weekday: 'short', ...DAY, ...TIME },
  /** Sa., 14. November 2026 um 09:30 */
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', ...TIME },
  /** 14.11.2026, 09:30, as the language has it: 14 Nov 2026, 09:30 */
  letter: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Parts>;

export type TimeShape = keyof typeof SHAPES | Parts;

/**
 * In the zone of the place it speaks of, never in that of a browser or a server: all of them write the same. In the hour that comes twice
 * when summer ends the zone is named: 02:20 MESZ is not 02:20 MEZ.
 */
export function formatTime(at: Date | number, timeZone: string, locale: string, shape: TimeShape = 'dateTime'): string {
  const parts = partsOf(shape);
  const words = dateFormat(locale, { ...parts, timeZone }).format(at);
  const hasTime = parts.hour !== undefined || parts.timeStyle !== undefined;
  return hasTime && comesTwice(Number(at), timeZone) ? `${words} ${zoneName(at, timeZone, locale)}` : words;
}

const HOUR_MS = 3_600_000;

/** Whether the clocks there show the same an hour before or after. */
function comesTwice(at: number, timeZone: string): boolean {
  const clock = dateFormat('en', { ...DAY, ...TIME, timeZone });
  const shown = clock.format(at);
  return clock.format(at - HOUR_MS) === shown || clock.format(at + HOUR_MS) === shown;
}

function zoneName(at: Date | number, timeZone: string, locale: string): string {
  const parts = dateFormat(locale, { ...TIME, timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A day of a calendar (`2026-11-14`): no zone may move it. */
export function formatDay(on: string, locale: string, shape: TimeShape = 'date'): string {
  return dateFormat(locale, { ...partsOf(shape), timeZone: 'UTC' }).format(new Date(`${on}T12:00:00Z`));
}

function partsOf(shape: TimeShape): Parts {
  return typeof shape === 'string' ? SHAPES[shape] : shape;
}

const STEPS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const;

/** Clocks differ a little: what happened within this many seconds is „jetzt“. */
const NOW_SECONDS = 20;

/** „vor 3 Min.“ */
export function formatAgo(at: Date, now: Date, locale: string): string {
  let amount = (at.getTime() - now.getTime()) / 1000;
  if (Math.abs(amount) < NOW_SECONDS) amount = 0;
  for (const [unit, size] of STEPS) {
    if (Math.abs(amount) < size) return relativeFormat(locale).format(Math.trunc(amount), unit);
    amount /= size;
  }
  return formatTime(at, HOUSE_ZONE, locale, 'date');
}

const HOUR = 60;
const A_DAY = 24 * HOUR;

/** `2 Tage 3 Std.`, `1 Std. 5 Min.`: two units are as exact as anybody needs. */
export function formatDuration(minutes: number, locale: string): string {
  const unit = (count: number, name: 'minute' | 'hour' | 'day') => unitFormat(locale, name).format(count);
  const [days, hours, rest] = [Math.floor(minutes / A_DAY), Math.floor(minutes / HOUR) % 24, minutes % HOUR];
  if (days > 0) return hours > 0 ? `${unit(days, 'day')} ${unit(hours, 'hour')}` : unit(days, 'day');
  if (hours > 0) return rest > 0 ? `${unit(hours, 'hour')} ${unit(rest, 'minute')}` : unit(hours, 'hour');
  return unit(minutes, 'minute');
}

/** What a clock on the wall shows, to the second: `2026-03-01T09:30:12`. */
export function localTime(at: Date, timeZone: string): string {
  const format = dateFormat('en-CA', { ...SHAPES.second, hourCycle: 'h23', timeZone });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
}

/** The day there, as a calendar writes it: `2026-03-01`. */
export function localDay(at: Date, timeZone: string): string {
  return localTime(at, timeZone).slice(0, 10);
}

/** How far the clocks there are ahead of UTC. */
export function offsetMs(at: Date, timeZone: string): number {
  return Date.parse(`${localTime(at, timeZone)}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

/** A named zone: an offset such as +01:00 knows no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return dateFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
