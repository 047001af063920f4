import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { auditSurvey } from './audit-survey.ts';
import { surveyDetail } from './present-survey.ts';
import { addSurvey } from './survey-store.ts';

export const createSurvey: UseCase<typeof surveyApi.create> = async (ctx, { title, slug, isAnonymous }) => {
  const content = { title: { de: title }, intro: {}, thanks: {}, askedAfter: 'nothing', questions: [] } as const;
  const id = await addSurvey(ctx, { slug, isAnonymous, content: { ...content, questions: [] } });
  await auditSurvey(ctx, id, 'created', { title, slug, isAnonymous });
  await notifyWatchers(ctx);
  return surveyDetail(ctx, id);
};
