import type { Answers } from '@fachwerk/dialogues/contract-flow';
import { keyedHash } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { callerBlock } from '@fachwerk/server/rate-limit';
import type { SurveyContent } from '../../contract-content.ts';
import type { surveySiteApi } from '../../contract-site.ts';
import { askedQuestions, checkedAnswers } from '../../rules/answers.ts';
import { answerField } from '../../rules/form-names.ts';
import { findInvited, saveAnswered } from '../invitation/invitation-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { findEdition, lockSurvey } from '../survey/survey-store.ts';
import { addAnswer, countOfDay, countTogether } from './answer-store.ts';
import { takeFiles } from './file-store.ts';
import { shownSurvey } from './shown-survey.ts';

/** So many a day are somebody's attempt to fill the list. */
const MOST_PER_DAY = 5000;

/** What was asked is the edition the form was drawn from. Whoever happens to be signed in is not who answers. */
export const sendAnswers: UseCase<typeof surveySiteApi.send> = async ({ caller: _, ...ctx }, given) => {
  if (given.trap !== '') throw problem('survey.looks_automatic');
  const { survey } = await shownSurvey(ctx, given.slug);
  const content = await findEdition(ctx, survey.id, given.edition);
  if (!content) throw problem('survey.unknown');
  const answers = readAnswers(content, given);

  const { state, isAnonymous } = await lockSurvey(ctx, survey.id);
  if (state !== 'open') throw problem('survey.not_open');
  if ((await countOfDay(ctx, survey.id)) >= MOST_PER_DAY) throw problem('survey.too_many');
  const { answerId, edition, invitation } = given;
  const invited = invitation ? await findInvited(ctx, invitation) : undefined;
  const isInvited = invited?.surveyId === survey.id;
  const answer = { id: answerId, surveyId: survey.id, edition, answers, isAnonymous, language: ctx.language };
  const from = {
    customerId: isInvited ? invited.customerId : null,
    isInvited,
    browser: isInvited ? '' : browserOf(ctx, survey.id),
  };
  if (!(await addAnswer(ctx, { ...answer, ...from }))) return {};
  if (isInvited && !(await saveAnswered(ctx, invited.id))) throw problem('survey.already_answered');
  await takeUploads(ctx, survey.id, answerId, content, answers);
  // Nobody watches the moment in which somebody answers without a name.
  if (!isAnonymous || (await countTogether(ctx, survey.id))) await notifyWatchers(ctx);
  return {};
};

/** Keyed, and another one for every survey: nobody is found again by it. */
function browserOf({ app, request }: Pick<SiteCtx, 'app' | 'request'>, surveyId: string): string {
  return keyedHash(app, 'surveys.browser', `${surveyId} ${callerBlock(request.address)} ${request.userAgent}`);
}

type Given = Parameters<typeof sendAnswers>[1];

function readAnswers({ questions }: SurveyContent, given: Given): Answers {
  const sent: Answers = Object.fromEntries(given.answers.map(({ key, values }) => [key, values]));
  const asked = askedQuestions(questions, sent);
  // Without JavaScript a question that hangs on an answer appears when that answer was sent.
  if (asked.some(({ id }) => !given.shown.includes(id))) throw problem('survey.more_questions');
  const { answers, wrong } = checkedAnswers(asked, sent);
  if (!wrong) return answers;
  throw problem(
    'survey.incomplete',
    {},
    { fields: wrong.map((field) => ({ ...field, path: answerField(field.path) })) },
  );
}

async function takeUploads(
  ctx: Omit<SiteCtx, 'caller'>,
  surveyId: string,
  answerId: string,
  { questions }: SurveyContent,
  answers: Answers,
): Promise<void> {
  const ids = questions.flatMap(({ id, type }) => (type === 'file' ? (answers[id] ?? []) : []));
  if (ids.length > 0 && !(await takeFiles(ctx, surveyId, answerId, ids))) throw problem('survey.file_not_taken');
}
