import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { keysOf } from '../../rules/answers.ts';
import { FEWEST_TOGETHER, resultOf, stepsOf } from '../../rules/results.ts';
import { listFiles } from '../answer/file-store.ts';
import { problem } from '../problem.ts';
import { findEdition, findSurvey } from '../survey/survey-store.ts';
import { countAnswered, countMonths, countValues, listTexts } from './result-store.ts';

/** By the questions visitors see now; before the first edition there is nothing to tell. */
export const showResults: UseCase<typeof surveyApi.results> = async (ctx, { id }) => {
  const survey = await findSurvey(ctx, id);
  if (!survey) throw problem('survey.unknown');
  const content = (survey.edition && (await findEdition(ctx, id, survey.edition))) || survey.content;
  const figured = content.questions.filter(({ type }) => type !== 'text' && type !== 'file');
  const [months, tallies, answered, files] = await Promise.all([
    countMonths(ctx, id),
    countValues(ctx, id, figured.flatMap(keysOf)),
    countAnswered(ctx, id),
    listFiles(ctx, id),
  ]);
  const questions = await Promise.all(
    content.questions.map(async (question) => {
      const isInWords = question.type === 'text' || question.type === 'file';
      const texts = isInWords ? await listTexts(ctx, id, question.id) : [];
      const shown = question.type === 'file' ? texts.flatMap((file) => files.get(file) ?? []) : texts;
      return resultOf(question, tallies, answered, shown);
    }),
  );
  return {
    received: survey.answers,
    counted: months.reduce((all, { answers }) => all + answers, 0),
    content,
    questions,
    steps: stepsOf(content, months, tallies, survey.isAnonymous ? FEWEST_TOGETHER : 1),
  };
};
