import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { auditSurvey } from '../survey/audit-survey.ts';
import { lockSurvey } from '../survey/survey-store.ts';
import { addInvitations, markForReminding } from './invitation-store.ts';
import { planMails } from './mail-invitations.job.ts';

export const inviteCustomers: UseCase<typeof surveyApi.invite> = (ctx, { id }) =>
  write(ctx, id, 'invited', addInvitations);

export const remindSilent: UseCase<typeof surveyApi.remind> = (ctx, { id }) =>
  write(ctx, id, 'reminded', markForReminding);

async function write(ctx: Ctx, id: string, what: 'invited' | 'reminded', mark: typeof addInvitations) {
  const { state } = await lockSurvey(ctx, id);
  if (state !== 'open') throw problem('survey.not_open');
  const count = await mark(ctx, id);
  if (count === 0) throw problem('survey.nobody_to_invite');
  await planMails(ctx, id, ctx.now);
  await auditSurvey(ctx, id, what, { count });
  await notifyWatchers(ctx);
  return { count };
}
