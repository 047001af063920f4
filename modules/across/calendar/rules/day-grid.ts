import { dayOf, zoned } from '@fachwerk/base/time';

const DAY_MINUTES = 24 * 60;
/** What is clicked and dragged snaps to this. */
const STEP_MINUTES = 15;
const HOUR = 60;
const USUAL = { from: 9 * HOUR, until: 18 * HOUR };

/** Minutes of a day by the clock on the wall; the end is exclusive. */
export type Minutes = { readonly from: number; readonly until: number };

/** An instant on a day: what is before it begins at midnight, what is after it ends there. */
export function minuteOn(day: Temporal.PlainDate, at: Date): number {
  const order = Temporal.PlainDate.compare(dayOf(at), day);
  if (order !== 0) return order < 0 ? 0 : DAY_MINUTES;
  const { hour, minute } = zoned(at);
  return hour * HOUR + minute;
}

/** `2026-11-17 09:30:00`, as the calendar on screen counts, on that day. */
export function minuteOfWall(day: Temporal.PlainDate, text: string): number {
  const on = text.slice(0, 10);
  if (on !== day.toString()) return on < day.toString() ? 0 : DAY_MINUTES;
  return Number(text.slice(11, 13)) * HOUR + Number(text.slice(14, 16));
}

export function wallOf(day: Temporal.PlainDate, minute: number): string {
  return `${day} ${clockOf(minute)}:00`;
}

export function clockOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`;
}

/** Whole hours in which everything lies; what takes the whole day widens nothing. */
export function hoursAround(spans: readonly Minutes[]): Minutes {
  const timed = spans.filter(({ from, until }) => until > from && !isWholeDay({ from, until }));
  if (timed.length === 0) return USUAL;
  const from = Math.min(...timed.map((span) => span.from));
  const until = Math.max(...timed.map((span) => span.until));
  return { from: Math.floor(from / HOUR) * HOUR, until: Math.ceil(until / HOUR) * HOUR };
}

export const isWholeDay = ({ from, until }: Minutes) => from <= 0 && until >= DAY_MINUTES;

/** Where a point between the edges of a column lies, on a step: never before the start, never at the end. */
export function minuteAt(part: number, { from, until }: Minutes): number {
  const minute = Math.floor((from + part * (until - from)) / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(minute, from), until - STEP_MINUTES);
}

/** What was dragged by so many minutes, kept within the day. */
export function movedBy({ from, until }: Minutes, minutes: number): Minutes {
  const by = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
  const start = Math.min(Math.max(from + by, 0), DAY_MINUTES - (until - from));
  return { from: start, until: start + until - from };
}
