import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { whyNotPublish } from '../../rules/whether-to-publish.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { auditSurvey } from './audit-survey.ts';
import { surveyDetail } from './present-survey.ts';
import { addEdition, lockSurvey } from './survey-store.ts';

export const publishSurvey: UseCase<typeof surveyApi.publish> = async (ctx, { id, version }) => {
  const survey = await lockSurvey(ctx, id);
  if (survey.version !== version) throw problem('survey.changed_meanwhile');
  const refusal = whyNotPublish(survey.content, survey.isAnonymous);
  if (refusal) throw problem(refusal.code, { number: refusal.number });
  await addEdition(ctx, id);
  await auditSurvey(ctx, id, 'published', { edition: (survey.edition ?? 0) + 1 });
  await notifyWatchers(ctx);
  return surveyDetail(ctx, id);
};
