import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { timeLogStream } from '../../contract.ts';
import { type teamApi, teamProblems } from '../../contract-team.ts';
import { whyNotDecide } from '../../rules/sheet.ts';
import { listStoredSheets, lockSheet, saveSheet } from './sheet-store.ts';

const problem = problemsOf(teamProblems);

export const decideSheet: UseCase<typeof teamApi.decide> = async (ctx, { userId, month, decision }) => {
  const [known] = await listStoredSheets(ctx, month, userId);
  if (!known) throw problem('time_sheet.not_handed_in');
  const before = await lockSheet(ctx, known, month);
  const refusal = whyNotDecide(before, decision);
  if (refusal) throw problem(refusal);
  const state = decision === 'approve' ? 'approved' : 'open';
  await saveSheet(ctx, { userId, month, state, decidedBy: ctx.caller.name });
  const note = {
    subjectKind: 'time_sheet',
    subjectId: userId,
    before: { month, state: before },
    after: { month, state },
  };
  if (decision === 'approve') await audit(ctx, { ...note, action: 'time_sheet.approved' });
  else await audit(ctx, { ...note, action: 'time_sheet.given_back' });
  await publish(ctx, timeLogStream, { type: 'changed' }, userId);
  return {};
};
