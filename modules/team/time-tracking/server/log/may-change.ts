import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { type TimeLog, timeLogProblems } from '../../contract.ts';
import { monthOf } from '../../rules/month.ts';
import { whyNotChangeMonth } from '../../rules/time-log.ts';
import { shareSheet } from '../sheet/sheet-store.ts';
import { lockTimeLog } from './time-log-store.ts';

const problem = problemsOf(timeLogProblems);

/** Locked. Of others only who manages times hears at all. */
export async function ownOrManaged(ctx: Ctx, id: string): Promise<TimeLog> {
  const found = await lockTimeLog(ctx, id);
  const { userId, capabilities } = ctx.caller;
  if (!found || (found.userId !== userId && !capabilities.has('time_log.manage'))) throw problem('time_log.unknown');
  return found;
}

/** Nothing is written into a month that is handed in or approved, nor taken out of one. */
export async function refuseClosedMonths(
  ctx: Ctx,
  whose: Pick<TimeLog, 'userId' | 'userName'>,
  ...starts: readonly Date[]
): Promise<void> {
  const isManager = ctx.caller.capabilities.has('time_log.manage');
  for (const month of [...new Set(starts.map(monthOf))].sort()) {
    const refusal = whyNotChangeMonth(await shareSheet(ctx, whose, month), isManager);
    if (refusal) throw problem(refusal, { month });
  }
}
