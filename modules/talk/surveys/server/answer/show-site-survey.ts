import type { UseCase } from '@fachwerk/server/module';
import type { surveySiteApi } from '../../contract-site.ts';
import { findInvited } from '../invitation/invitation-store.ts';
import { inLanguage, shownSurvey } from './shown-survey.ts';

export const showSiteSurvey: UseCase<typeof surveySiteApi.show> = async (ctx, { slug, invitation }) => {
  const shown = await shownSurvey(ctx, slug);
  if (shown.survey.state !== 'open') return { ...inLanguage(shown, ctx.language, 'closed'), questions: [] };
  const invited = invitation ? await findInvited(ctx, invitation) : undefined;
  const isAnswered = invited?.surveyId === shown.survey.id && invited.isAnswered;
  return inLanguage(shown, ctx.language, isAnswered ? 'answered' : 'open');
};
