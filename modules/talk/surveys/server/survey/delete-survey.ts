import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { removeFilesOf } from '../answer/file-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { auditSurvey } from './audit-survey.ts';
import { lockSurvey, removeSurvey } from './survey-store.ts';

/** Its files are named to the nightly sweep first: they go whether or not somebody looks. */
export const deleteSurvey: UseCase<typeof surveyApi.remove> = async (ctx, { id }) => {
  const { content, answers } = await lockSurvey(ctx, id);
  await removeFilesOf(ctx, id);
  await removeSurvey(ctx, id);
  await auditSurvey(ctx, id, 'deleted', { title: content.title.de, answers });
  await notifyWatchers(ctx);
  return {};
};
