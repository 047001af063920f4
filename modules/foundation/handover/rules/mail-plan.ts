import { sameTimeAfter, zoned } from '@fachwerk/base/time';
import type { MailPlan } from '../contract.ts';
import { eveningOf, type Period } from './period.ts';

/** Until somebody chooses: at seven, Monday to Friday. */
export const NO_PLAN: MailPlan = { isOn: false, atMinute: 7 * 60, weekdays: [1, 2, 3, 4, 5] };

/** A server that was down sends what is no later than this; after that the shift is half over. */
const LATE_MINUTES = 180;
const EVENING_MINUTE = 18 * 60;

type Plan = Pick<MailPlan, 'atMinute' | 'weekdays'> & { readonly lastOn: string | null };

const minuteOf = (now: Date) => zoned(now).hour * 60 + zoned(now).minute;

/** The day whose mail is due now, or null. Days in order compare as texts. */
export function dueOn({ atMinute, weekdays, lastOn }: Plan, now: Date): string | null {
  const here = zoned(now);
  const late = minuteOf(now) - atMinute;
  if (!weekdays.includes(here.dayOfWeek) || late < 0 || late > LATE_MINUTES) return null;
  const today = here.toPlainDate().toString();
  return lastOn !== null && lastOn >= today ? null : today;
}

/** Whoever subscribes after the hour gets the first mail on another day. */
export function firstSkipped({ atMinute }: Pick<MailPlan, 'atMinute'>, now: Date): string | null {
  return minuteOf(now) >= atMinute ? zoned(now).toPlainDate().toString() : null;
}

/** From the evening of the day of the last mail on, so that Monday's tells of the weekend. A mail of the late evening goes on from the one before. */
export function mailPeriod({ atMinute, weekdays }: Pick<MailPlan, 'atMinute' | 'weekdays'>, now: Date): Period {
  const today = zoned(now);
  const back = [1, 2, 3, 4, 5, 6, 7].find((days) => weekdays.includes(today.subtract({ days }).dayOfWeek)) ?? 1;
  const from =
    atMinute > EVENING_MINUTE ? sameTimeAfter(now, -back) : eveningOf(today.toPlainDate().subtract({ days: back }));
  return { from, to: now };
}
