import type { Ctx } from '@fachwerk/server/ctx';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { auditSurvey } from '../survey/audit-survey.ts';
import { lockSurvey } from '../survey/survey-store.ts';
import { planMails } from './mail-invitations.job.ts';

/** Marks whom to write to, and lets the mails begin; `mark` answers how many they are. */
export async function writeTo(
  ctx: Ctx,
  id: string,
  what: 'invited' | 'reminded',
  mark: (ctx: Ctx, id: string) => Promise<number>,
): Promise<{ count: number }> {
  const { state } = await lockSurvey(ctx, id);
  if (state !== 'open') throw problem('survey.not_open');
  const count = await mark(ctx, id);
  if (count === 0) throw problem('survey.nobody_to_invite');
  await planMails(ctx, id, ctx.now);
  await auditSurvey(ctx, id, what, { count });
  await notifyWatchers(ctx);
  return { count };
}
