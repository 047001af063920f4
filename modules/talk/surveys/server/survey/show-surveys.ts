import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { authorNames, listedSurvey } from './present-survey.ts';
import { listSurveys } from './survey-store.ts';

const PAGE_SIZE = 50;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const showSurveys: UseCase<typeof surveyApi.list> = async (ctx, { search, before, userId }) => {
  const names = await authorNames(ctx);
  if (userId && !names.has(userId)) throw problem('survey.person_unknown');
  const found = await listSurveys(ctx, { search, before, authorId: userId, limit: PAGE_SIZE + 1 });
  const shown = found.slice(0, PAGE_SIZE);
  return {
    surveys: shown.map((survey) => listedSurvey(survey, names)),
    next: found.length > PAGE_SIZE ? shown.at(-1)!.id : null,
    personName: (userId && names.get(userId)) ?? null,
  };
};
