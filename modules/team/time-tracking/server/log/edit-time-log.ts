import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type timeLogApi, timeLogProblems } from '../../contract.ts';
import { afterChange } from './after-change.ts';
import { ownOrManaged } from './may-change.ts';
import { findTimeLog } from './time-log-store.ts';
import { writeTimeLog } from './write-time-log.ts';

const problem = problemsOf(timeLogProblems);

export const editTimeLog: UseCase<typeof timeLogApi.edit> = async (ctx, { timeLog: { id, projectId, ...data } }) => {
  const before = await ownOrManaged(ctx, id);
  // A running one is stopped by its timer: two ways would not know of each other.
  if (!before.endTime) throw problem('time_log.unknown');
  await writeTimeLog(ctx, { id, projectId, data, before });
  const saved = (await findTimeLog(ctx, id))!;
  await audit(ctx, { subjectKind: 'time_log', subjectId: id, action: 'time_log.changed', before, after: saved });
  await afterChange(ctx, saved);
  return { timeLog: saved };
};
