import { HOUSE_ZONE, instantFrom, startOfDay } from '@fachwerk/base/time';

export const VIEWS = ['day', 'week', 'month', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** How far an agenda looks ahead. */
const AGENDA_DAYS = 28;

type Days = { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate };

/** The days that a view shows around one of them: whole weeks from Monday. */
export function daysOf(view: View, on: Temporal.PlainDate): Days {
  if (view === 'agenda') return { first: on, last: on.add({ days: AGENDA_DAYS - 1 }) };
  if (view === 'day') return { first: on, last: on };
  const first = view === 'week' ? on : on.with({ day: 1 });
  const last = view === 'week' ? on : on.with({ day: on.daysInMonth });
  return { first: first.subtract({ days: first.dayOfWeek - 1 }), last: last.add({ days: 7 - last.dayOfWeek }) };
}

export function spanOf({ first, last }: Days): { from: Date; to: Date } {
  return { from: startOfDay(first), to: startOfDay(last.add({ days: 1 })) };
}

/** One further or back, as the view counts. */
export function turned(view: View, on: Temporal.PlainDate, by: 1 | -1): Temporal.PlainDate {
  if (view === 'month') return on.with({ day: 1 }).add({ months: by });
  const days = view === 'agenda' ? AGENDA_DAYS : view === 'week' ? 7 : 1;
  return on.add({ days: days * by });
}

type Hours = { readonly first: number; readonly last: number };
const USUAL: Hours = { first: 7, last: 21 };
/** The hours that a day shows: the usual ones, and what lies outside of them. What goes over midnight stands above the hours. */
export function hoursShown(events: readonly { readonly start: string; readonly end: string }[]) {
  const within = events.filter(({ start, end }) => start.slice(0, 10) === end.slice(0, 10));
  const first = Math.min(USUAL.first, ...within.map(({ start }) => Number(start.slice(11, 13))));
  const last = Math.max(
    USUAL.last,
    ...within.map(({ end }) => Number(end.slice(11, 13)) + (end.slice(14, 16) === '00' ? 0 : 1)),
  );
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;
  return { startTime: clock(first), endTime: last === 24 ? '23:59:59' : clock(last) };
}

/** `2026-11-17 09:30:00`, as the calendar on screen counts, to an instant by the clock of the company. */
export function instantOfWall(text: string): Date | null {
  return instantFrom(text.slice(0, 16).replace(' ', 'T'), HOUSE_ZONE);
}
