import { listColleagues } from '@fachwerk/people/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteAddress } from '@fachwerk/sites/facade';
import type { Survey, SurveyDetail } from '../../contract.ts';
import { surveyPath } from '../../rules/survey-path.ts';
import { problem } from '../problem.ts';
import { findSurvey, type StoredSurvey } from './survey-store.ts';

/** Names of the colleagues who may see surveys, by id. */
export async function authorNames(ctx: CompanyCtx): Promise<ReadonlyMap<string, string>> {
  const people = await listColleagues(ctx, 'surveys.read');
  return new Map(people.map(({ id, name }) => [id, name]));
}

const authorOf = ({ authorId }: StoredSurvey, names: ReadonlyMap<string, string>) =>
  (authorId && names.get(authorId)) ?? '';

export function listedSurvey(survey: StoredSurvey, names: ReadonlyMap<string, string>): Survey {
  const { id, slug, state, isAnonymous, answers, updatedAt, content } = survey;
  const author = authorOf(survey, names);
  return { id, slug, state, isAnonymous, answers, updatedAt, author, name: content.title.de };
}

export async function surveyDetail(ctx: CompanyCtx, id: string): Promise<SurveyDetail> {
  const survey = await findSurvey(ctx, id);
  if (!survey) throw problem('survey.unknown');
  const [site, names] = await Promise.all([siteAddress(ctx), authorNames(ctx)]);
  const { authorId: _author, ...shown } = survey;
  return {
    ...shown,
    author: authorOf(survey, names),
    name: survey.content.title.de,
    address: `${site}${surveyPath(survey.slug)}`,
  };
}
