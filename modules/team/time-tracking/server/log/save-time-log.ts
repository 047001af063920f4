import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type TimeLog, type timeLogApi, timeLogProblems } from '../../contract.ts';
import { afterChange } from './after-change.ts';
import { findTimeLog, lockTimeLog } from './time-log-store.ts';
import { writeTimeLog } from './write-time-log.ts';

const problem = problemsOf(timeLogProblems);

/** Starts, keeps on or stops one's own timer, or puts a time in afterwards. */
export const saveTimeLog: UseCase<typeof timeLogApi.save> = async (ctx, { projectId, timeLogId, timeLog }) => {
  const before = timeLogId ? await ownRunning(ctx, timeLogId) : null;
  const data = timeLog ?? before ?? { startTime: ctx.now, endTime: null, description: '', hashtags: [] };
  const id = before?.id ?? ctx.newId();
  await writeTimeLog(ctx, { id, projectId, data, before });
  const saved = (await findTimeLog(ctx, id))!;
  await afterChange(ctx, saved);
  return { timeLog: saved };
};

async function ownRunning(ctx: Ctx, id: string): Promise<TimeLog> {
  const found = await lockTimeLog(ctx, id);
  if (!found || found.userId !== ctx.caller.userId) throw problem('time_log.unknown');
  if (found.endTime) throw problem('time_log.already_stopped');
  return found;
}
