import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Sheet } from '../../contract-team.ts';
import { costCents } from '../../rules/budget.ts';
import { spanOfMonth } from '../../rules/month.ts';
import { shiftsOf } from '../../rules/working-time.ts';
import { listAbsences } from '../absence/absence-store.ts';
import { listTimeLogs } from '../log/time-log-store.ts';
import { listStoredSheets } from './sheet-store.ts';

/** A night belongs to the month it began in, and tells the next one whether there was rest. */
const NIGHT_MS = 36 * 3_600_000;

/** The month of everybody, or of one; who neither worked nor was away has none. */
export async function readSheets(ctx: CompanyCtx, month: string, userId?: string): Promise<Sheet[]> {
  const { from, to } = spanOfMonth(month);
  const [logs, stored, absences] = await Promise.all([
    listTimeLogs(ctx, { from: new Date(from.getTime() - NIGHT_MS), to: new Date(to.getTime() + NIGHT_MS), userId }),
    listStoredSheets(ctx, month, userId),
    listAbsences(ctx, month, userId),
  ]);
  const isCounted = ({ startTime }: { startTime: Date }) => startTime >= from && startTime < to;
  const people = new Map(
    [...absences, ...logs.filter(isCounted), ...stored].map((each) => [each.userId, each.userName]),
  );
  const logsOf = Map.groupBy(logs, (log) => log.userId);
  return [...people]
    .map(([id, userName]): Sheet => {
      const all = logsOf.get(id) ?? [];
      const counted = all.filter(isCounted);
      const known = stored.find((each) => each.userId === id);
      const spans = all.flatMap(({ startTime, endTime }) => (endTime ? [{ from: startTime, to: endTime }] : []));
      const shifts = shiftsOf(spans).filter((shift) => shift.from >= from && shift.from < to);
      return {
        userId: id,
        userName,
        state: known?.state ?? 'open',
        decidedBy: known?.decidedBy ?? '',
        minutes: shifts.reduce((sum, { workMinutes }) => sum + workMinutes, 0),
        cents: counted.reduce((sum, log) => sum + costCents(log.totalTime ?? 0, log.hourlyRateCents), 0),
        shifts: shifts.map((shift) => ({
          ...shift,
          gaps: [...shift.gaps],
          overlaps: [...shift.overlaps],
          hints: [...shift.hints],
        })),
        absences: absences.filter((each) => each.userId === id),
      };
    })
    .sort((a, b) => a.userName.localeCompare(b.userName, 'de'));
}
