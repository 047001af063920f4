import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { timeLogStream } from '../../contract.ts';
import { type teamApi, teamProblems } from '../../contract-team.ts';
import { monthOf } from '../../rules/month.ts';
import { whyNotHandIn } from '../../rules/sheet.ts';
import { findRunning } from '../log/time-log-store.ts';
import { lockSheet, saveSheet } from './sheet-store.ts';

const problem = problemsOf(teamProblems);

export const submitSheet: UseCase<typeof teamApi.submit> = async (ctx, { month }) => {
  const { userId, name: userName } = ctx.caller;
  const state = await lockSheet(ctx, { userId, userName }, month);
  const running = await findRunning(ctx, userId);
  const isRunning = running !== undefined && monthOf(running.startTime) === month;
  const refusal = whyNotHandIn({ state, month, isRunning }, ctx.now);
  if (refusal) throw problem(refusal);
  await saveSheet(ctx, { userId, month, state: 'submitted', decidedBy: '' });
  await audit(ctx, { subjectKind: 'time_sheet', subjectId: userId, action: 'time_sheet.submitted', after: { month } });
  await publish(ctx, timeLogStream, { type: 'changed' }, userId);
  return {};
};
