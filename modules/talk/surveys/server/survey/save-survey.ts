import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { auditSurvey } from './audit-survey.ts';
import { surveyDetail } from './present-survey.ts';
import { lockSurvey, saveDraft } from './survey-store.ts';

export const saveSurvey: UseCase<typeof surveyApi.save> = async (ctx, { id, version, slug, content }) => {
  const survey = await lockSurvey(ctx, id);
  if (survey.version !== version) throw problem('survey.changed_meanwhile');
  await saveDraft(ctx, id, slug, content);
  await auditSurvey(ctx, id, 'saved', { slug, questions: content.questions.length });
  await notifyWatchers(ctx);
  return surveyDetail(ctx, id);
};
