import type { Ctx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { publish } from '@fachwerk/server/realtime-publish';
import { type TimeLog, timeLogStream } from '../../contract.ts';
import { monthOf } from '../../rules/month.ts';
import { mailBudgetJob } from '../project/mail-budget.job.ts';

/** The person's other devices hear of it, and whoever keeps the budget if a limit is reached. */
export async function afterChange(ctx: Ctx, { userId, projectId, startTime, endTime }: TimeLog): Promise<void> {
  await publish(ctx, timeLogStream, { type: 'changed' }, userId);
  if (!endTime) return;
  const month = monthOf(startTime);
  await addJob(
    ctx,
    mailBudgetJob,
    { companyId: ctx.companyId, projectId, month },
    { key: `budget ${projectId} ${month}` },
  );
}
