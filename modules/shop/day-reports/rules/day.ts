import { dayOf } from '@fachwerk/base/time';
import type { DayReportProblem } from '../contract.ts';

/** Why there is no report of this day (or of a month, by its first day), or null. */
export function whyNotReport(on: string, now: Date): DayReportProblem | null {
  return on > dayOf(now).toString() ? 'day_report.to_come' : null;
}

/** The day before or after. */
export const dayBeside = (on: string, days: 1 | -1): string => Temporal.PlainDate.from(on).add({ days }).toString();
