import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type importApi, importProblems } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { presentNow } from '../present-import.ts';
import { saveHeading } from '../store/import-store.ts';
import { planWork } from '../work/work-import.job.ts';
import { checkRoom, lockFor } from './begin-work.ts';

const problem = problemsOf(importProblems);

export const chooseHeading: UseCase<typeof importApi.chooseHeading> = async (ctx, { id, row }) => {
  const { state, headingRow, firstLines, fileKey } = await lockFor(ctx, id, 'reread');
  if (row === headingRow) return presentNow(ctx, id);
  if (state === 'reading') throw problem('import.not_now');
  if (!fileKey || !firstLines.some((line) => line.row === row)) throw problem('import.heading_unknown');
  await checkRoom(ctx, id);
  await saveHeading(ctx, id, row, { userId: ctx.caller.userId, address: ctx.request.address });
  await planWork(ctx, id, ctx.now);
  await notifyWatchers(ctx);
  return presentNow(ctx, id);
};
