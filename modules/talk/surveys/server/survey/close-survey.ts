import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { auditSurvey } from './audit-survey.ts';
import { surveyDetail } from './present-survey.ts';
import { lockSurvey, saveClosed } from './survey-store.ts';

export const closeSurvey: UseCase<typeof surveyApi.close> = async (ctx, { id, isClosed }) => {
  const { state } = await lockSurvey(ctx, id);
  if (state === 'draft') throw problem('survey.not_published');
  if ((state === 'closed') !== isClosed) {
    await saveClosed(ctx, id, isClosed);
    await auditSurvey(ctx, id, isClosed ? 'closed' : 'reopened');
    await notifyWatchers(ctx);
  }
  return surveyDetail(ctx, id);
};
