import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { type TimeLog, type TimeLogData, timeLogProblems } from '../../contract.ts';
import { whyNotSave } from '../../rules/time-log.ts';
import { findProject } from '../project/project-store.ts';
import { refuseClosedMonths } from './may-change.ts';
import { addTimeLog, saveStoredLog } from './time-log-store.ts';

const problem = problemsOf(timeLogProblems);

type Writing = {
  readonly id: string;
  readonly projectId: string;
  readonly data: TimeLogData;
  /** As it was, locked; null for a new one. */
  readonly before: TimeLog | null;
};

export async function writeTimeLog(ctx: Ctx, { id, projectId, data, before }: Writing): Promise<void> {
  const refusal = whyNotSave(data, ctx.now);
  if (refusal) throw problem(refusal);
  const project = await findProject(ctx, projectId);
  if (!project) throw problem('time_log.project_unknown');
  const isMoved = before?.projectId !== projectId;
  if (isMoved && project.isClosed) throw problem('time_log.project_closed');
  const whose = before ?? { userId: ctx.caller.userId, userName: ctx.caller.name };
  await refuseClosedMonths(ctx, whose, data.startTime, ...(before ? [before.startTime] : []));
  const { startTime, endTime, description, hashtags } = data;
  const hourlyRateCents = before && !isMoved ? before.hourlyRateCents : project.hourlyRateCents;
  const log = { id, projectId, startTime, endTime, description, hashtags, hourlyRateCents };
  if (before) return saveStoredLog(ctx, log);
  try {
    await addTimeLog(ctx, { ...log, userId: whose.userId, userName: whose.userName });
  } catch (error) {
    if (brokenConstraint(error) !== 'time_log_one_running_per_person') throw error;
    throw problem('time_log.already_running');
  }
}
