import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { findSurvey } from '../survey/survey-store.ts';
import { countInviting } from './invitation-store.ts';

export const showInviting: UseCase<typeof surveyApi.inviting> = async (ctx, { id, recipients }) => {
  if (!(await findSurvey(ctx, id))) throw problem('survey.unknown');
  return countInviting(ctx, id, recipients);
};
