import { dayOf } from '@fachwerk/base/time';
import type { Period } from '../contract.ts';

export const DAYS: Readonly<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 };

export type Span = { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate };

/** The days that are looked at, and as many right before them. */
export function spansOf(period: Period, now: Date): { readonly shown: Span; readonly before: Span } {
  const to = dayOf(now);
  const days = DAYS[period];
  const from = to.subtract({ days: days - 1 });
  return { shown: { from, to }, before: { from: from.subtract({ days }), to: from.subtract({ days: 1 }) } };
}

/** Each day of the span; of a year each month, by the first day that is in it. */
export function stepsOf(period: Period, { from, to }: Span): readonly string[] {
  const steps: string[] = [];
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    if (period !== 'year' || day.day === 1 || steps.length === 0) steps.push(day.toString());
  }
  return steps;
}

/** In percent, rounded; null where there was nothing to compare with. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
