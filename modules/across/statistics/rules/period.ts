import { dayOf, sameTimeAfter } from '@fachwerk/base/time';
import type { DaySpan, Period, StatisticsProblem } from '../contract.ts';

const MONTHS: Readonly<Record<Period, number>> = { month: 1, quarter: 3, year: 12 };

export type Spans = {
  readonly shown: DaySpan;
  readonly before: DaySpan;
  readonly yearBefore: DaySpan;
  readonly isRunning: boolean;
};

/**
 * The period that a month lies in, the one before it and the same one a year ago. While it runs it ends today, and the others on the same day of
 * theirs: half a month never looks like a bad one.
 */
export function spansOf(period: Period, at: string, now: Date): Spans {
  const first = firstDayOf(period, at);
  const last = lastDayOf(period, first);
  const today = dayOf(now);
  const isRunning = Temporal.PlainDate.compare(today, last) < 0;
  const to = isRunning ? today : last;
  const earlier = (months: number): DaySpan => {
    const from = first.subtract({ months });
    const end = lastDayOf(period, from);
    return spanOf(from, isRunning ? earliest(to.subtract({ months }), end) : end);
  };
  return { shown: spanOf(first, to), before: earlier(MONTHS[period]), yearBefore: earlier(12), isRunning };
}

/**
 * While today is shown, revenue of a span counts up to this time of its last day: a day that has just begun is never compared with a whole one.
 * Null where whole days are compared.
 */
export function cutOf({ to }: DaySpan, { shown }: Pick<Spans, 'shown'>, now: Date): Date | null {
  const today = dayOf(now);
  return shown.to === today.toString() ? sameTimeAfter(now, today.until(to, { largestUnit: 'day' }).days) : null;
}

export function whyNotShow(period: Period, at: string, now: Date): StatisticsProblem | null {
  return Temporal.PlainDate.compare(firstDayOf(period, at), dayOf(now)) > 0 ? 'statistics.to_come' : null;
}

/**
 * Whether a span can be held against another: it was counted from its first day on. Somebody who began in the middle of it would be told of a
 * growth that is none.
 */
export const isComparable = ({ from }: DaySpan, countedFrom: string | null | undefined): boolean =>
  !!countedFrom && countedFrom <= from;

/** Reads what is shown and what it is held against; of a year both are the same days, which are read once. */
export function eachSpan<Found>(
  { shown, before, yearBefore }: Spans,
  read: (span: DaySpan) => Found,
): readonly [now: Found, before: Found, yearBefore: Found] {
  const [now, then] = [read(shown), read(before)];
  const isSame = before.from === yearBefore.from && before.to === yearBefore.to;
  return [now, then, isSame ? then : read(yearBefore)];
}

/** A year has months, everything shorter days. */
export const stepOf = (period: Period): 'day' | 'month' => (period === 'year' ? 'month' : 'day');

/** Every step of a span by its first day. */
export function stepsOf({ from, to }: DaySpan, step: 'day' | 'month'): string[] {
  const steps: string[] = [];
  const last = Temporal.PlainDate.from(to);
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; ) {
    steps.push(day.toString());
    day = step === 'day' ? day.add({ days: 1 }) : day.with({ day: 1 }).add({ months: 1 });
  }
  return steps;
}

/** A span that begins with a month, as whole months and the days that are left over; so a year is read from twelve rows. */
export function partsOf({ from, to }: DaySpan): { readonly months: DaySpan | null; readonly days: DaySpan | null } {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const isWhole = last.day === last.daysInMonth;
  const rest = last.with({ day: 1 });
  const wholeUntil = isWhole ? last : rest.subtract({ days: 1 });
  return {
    months: Temporal.PlainDate.compare(first, wholeUntil) < 0 ? spanOf(first, wholeUntil) : null,
    days: isWhole ? null : spanOf(rest, last),
  };
}

/** From the month of the first day to this one, newest first. */
export function monthsSince(firstOn: string, now: Date): string[] {
  const first = Temporal.PlainDate.from(firstOn).toPlainYearMonth();
  const months: string[] = [];
  for (let month = dayOf(now).toPlainYearMonth(); Temporal.PlainYearMonth.compare(month, first) >= 0; ) {
    months.push(month.toString());
    month = month.subtract({ months: 1 });
  }
  return months;
}

export const monthOf = (at: Date): string => dayOf(at).toPlainYearMonth().toString();

function firstDayOf(period: Period, at: string): Temporal.PlainDate {
  const month = Temporal.PlainYearMonth.from(at);
  const length = MONTHS[period];
  return month.with({ month: month.month - ((month.month - 1) % length) }).toPlainDate({ day: 1 });
}

const lastDayOf = (period: Period, first: Temporal.PlainDate) =>
  first.add({ months: MONTHS[period] }).subtract({ days: 1 });

const earliest = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (Temporal.PlainDate.compare(a, b) < 0 ? a : b);

const spanOf = (from: Temporal.PlainDate, to: Temporal.PlainDate): DaySpan => ({
  from: from.toString(),
  to: to.toString(),
});
