import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteAddress } from '@fachwerk/sites/facade';
import type { Survey, SurveyDetail } from '../../contract.ts';
import { surveyPath } from '../../rules/survey-path.ts';
import { problem } from '../problem.ts';
import { findSurvey, type StoredSurvey } from './survey-store.ts';

export function listedSurvey({ id, slug, state, isAnonymous, answers, updatedAt, content }: StoredSurvey): Survey {
  return { id, slug, state, isAnonymous, answers, updatedAt, name: content.title.de };
}

export async function surveyDetail(ctx: CompanyCtx, id: string): Promise<SurveyDetail> {
  const survey = await findSurvey(ctx, id);
  if (!survey) throw problem('survey.unknown');
  const address = `${await siteAddress(ctx)}${surveyPath(survey.slug)}`;
  return { ...survey, name: survey.content.title.de, address };
}
