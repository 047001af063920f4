import type { TeamProblem } from '../contract-team.ts';
import { monthOf } from './month.ts';
import type { SheetState } from './time-log.ts';

/** Why one's own month cannot be handed in, or null. */
export function whyNotHandIn(
  sheet: { state: SheetState; month: string; isRunning: boolean },
  now: Date,
): TeamProblem | null {
  if (sheet.state !== 'open') return 'time_sheet.not_open';
  if (sheet.month > monthOf(now)) return 'time_sheet.to_come';
  return sheet.isRunning ? 'time_sheet.running' : null;
}

/** Approved is what was handed in; given back is what was handed in or approved. */
export function whyNotDecide(state: SheetState, decision: 'approve' | 'give_back'): TeamProblem | null {
  const isWaiting = state === 'submitted' || (state === 'approved' && decision === 'give_back');
  return isWaiting ? null : 'time_sheet.not_handed_in';
}

/** Longest an absence may be: a year of parental leave and some more. */
const MOST_ABSENCE_DAYS = 400;

export function whyNotAbsence({ fromOn, untilOn }: { fromOn: string; untilOn: string }): TeamProblem | null {
  if (untilOn < fromOn) return 'absence.ends_before_start';
  const days = Temporal.PlainDate.from(fromOn).until(Temporal.PlainDate.from(untilOn)).total('days');
  return days >= MOST_ABSENCE_DAYS ? 'absence.too_long' : null;
}
