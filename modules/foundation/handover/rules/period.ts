import { addDays, HOUSE_ZONE, sameTimeAfter, zoned } from '@fachwerk/base/time';
import type { HandoverFilter, HandoverProblem, PeriodStart } from '../contract.ts';

/** The evening before ends at this hour: what came later is new to whoever begins in the morning. */
const EVENING_HOUR = 18;
const FRIDAY = 5;
const WEEK_DAYS = 7;

/** A month back is history, and stands in the log and the statistics. */
const MOST_DAYS = 31;

export type Period = { readonly from: Date; readonly to: Date };

/** 18:00 of a day, by the clock of the books. */
export function eveningOf(day: Temporal.PlainDate): Date {
  const evening = day.toZonedDateTime({ timeZone: HOUSE_ZONE, plainTime: { hour: EVENING_HOUR } });
  return new Date(evening.epochMilliseconds);
}

/** Without a visit before this one, or with one too long ago, it begins in the evening before. */
function startOf(since: PeriodStart, now: Date, lastVisitAt: Date | null): Date {
  const here = zoned(now);
  const yesterday = eveningOf(here.toPlainDate().subtract({ days: 1 }));
  switch (since) {
    case 'evening':
      return yesterday;
    case 'visit':
      return lastVisitAt && lastVisitAt > addDays(now, -MOST_DAYS) ? lastVisitAt : yesterday;
    case 'day':
      return addDays(now, -1);
    case 'friday': {
      const back = (here.dayOfWeek - FRIDAY + WEEK_DAYS) % WEEK_DAYS;
      const friday = eveningOf(here.toPlainDate().subtract({ days: back }));
      return friday < now ? friday : sameTimeAfter(friday, -WEEK_DAYS);
    }
  }
}

type Span = Pick<HandoverFilter, 'since' | 'from' | 'to'>;

export function periodOf({ since, from, to }: Span, now: Date, lastVisitAt: Date | null): Period {
  return { from: from ?? startOf(since, now, lastVisitAt), to: to && to < now ? to : now };
}

export function whyNotPeriod({ from, to }: Period): HandoverProblem | null {
  if (from >= to) return 'handover.period_reversed';
  // An hour more in the night that clocks are put back is no other period.
  if (sameTimeAfter(from, MOST_DAYS) < to) return 'handover.period_too_long';
  return null;
}

/** The same weekdays and hours, so many whole weeks earlier that the two do not meet. */
export function comparedWith({ from, to }: Period): Period {
  let weeks = 1;
  while (sameTimeAfter(to, -weeks * WEEK_DAYS) > from) weeks += 1;
  return { from: sameTimeAfter(from, -weeks * WEEK_DAYS), to: sameTimeAfter(to, -weeks * WEEK_DAYS) };
}
