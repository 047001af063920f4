import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import { isSuspended } from '@fachwerk/companies/facade-tenancy';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import * as z from 'zod/mini';
import type { SurveyContent } from '../../contract-content.ts';
import { INVITATION_QUERY, surveyPath, unsubscribePath } from '../../rules/survey-path.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { findEdition, findSurvey, type StoredSurvey } from '../survey/survey-store.ts';
import { type DueMail, dropDue, lockDue, saveMailed, tokenOf } from './invitation-store.ts';

/** Small enough that a mail with a PIN does not stand behind thousands. */
const BATCH = 50;
const PAUSE_SECONDS = 3;
const SUSPENDED_MINUTES = 60;

export async function planMails(ctx: CompanyCtx, surveyId: string, runAt: Date): Promise<void> {
  const payload = { companyId: ctx.companyId, surveyId };
  await addJob(ctx, mailInvitations, payload, { key: `surveys.mail ${surveyId}`, runAt });
}

/** A batch is one transaction: nobody is written to twice, and a worker that dies has written to nobody. */
export const mailInvitations = job({
  name: 'surveys.mail',
  isBatch: true,
  payload: z.object({ companyId: z.uuid(), surveyId: z.uuid() }),
  run: async (work, { companyId, surveyId }) => {
    const ctx = { ...work, companyId };
    const survey = await findSurvey(ctx, surveyId);
    if (!survey) return;
    const content = survey.edition ? await findEdition(ctx, surveyId, survey.edition) : undefined;
    if (survey.state !== 'open' || !content) return dropDue(ctx, surveyId);
    // Its staff could not close it now, and nobody could answer.
    if (await isSuspended(ctx)) return planMails(ctx, surveyId, addMinutes(ctx.now, SUSPENDED_MINUTES));
    const due = await lockDue(ctx, surveyId, BATCH);
    if (due.length === 0) return;
    const meant = due.filter(({ isAgreed }) => isAgreed);
    for (const each of meant) await sendInvitation(ctx, survey, content, each);
    const left = due.filter(({ isAgreed }) => !isAgreed);
    await saveMailed(
      ctx,
      meant.map(({ id }) => id),
    );
    if (left.length > 0)
      await dropDue(
        ctx,
        surveyId,
        left.map(({ id }) => id),
      );
    if (due.length === BATCH) await planMails(ctx, surveyId, addSeconds(ctx.now, PAUSE_SECONDS));
    await notifyWatchers(ctx);
  },
});

async function sendInvitation(
  ctx: CompanyCtx,
  { id: surveyId, slug, isAnonymous }: StoredSurvey,
  content: SurveyContent,
  { id, due, email, language, firstName, lastName }: DueMail,
): Promise<void> {
  const [{ name: site }, address, look] = await Promise.all([siteHead(ctx), siteAddress(ctx), mailStyle(ctx)]);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const token = tokenOf(ctx, id);
  const unsubscribe = `${address}${unsubscribePath(token)}`;
  const title = textIn(content.title, language);
  const name = `${firstName} ${lastName}`.trim();
  await sendMail(ctx, {
    to: email,
    language,
    subject: t(`survey_mail.${due}.subject`, { title, site }),
    text: [
      t(name ? 'survey_mail.hello' : 'survey_mail.hello_nobody', { name }),
      t(`survey_mail.${due}`, { title, site }),
      ...(isAnonymous ? [t('survey_mail.anonymous')] : []),
      t('survey_mail.why', { site }),
    ].join('\n\n'),
    button: { label: t('survey_mail.button'), url: `${address}${surveyPath(slug)}?${INVITATION_QUERY}=${token}` },
    links: [{ label: t('survey_mail.unsubscribe'), url: unsubscribe }],
    companyName: site,
    look,
    confidential: true,
    mailing: { id: surveyId, unsubscribe },
  });
}
