import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line, Nothing } from '@fachwerk/base/schema';
import { Recipients } from '@fachwerk/messaging/contract';
import * as z from 'zod/mini';
import { SurveyContent } from './contract-content.ts';

export const SurveyState = z.enum(['draft', 'open', 'closed']);
export type SurveyState = z.infer<typeof SurveyState>;

export const Slug = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'field.survey_slug'));

/** A survey in a list. */
export const Survey = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  state: SurveyState,
  isAnonymous: z.boolean(),
  answers: z.int(),
  /** Who made it; empty where that is not known, or they have left. */
  author: z.string(),
  updatedAt: Instant,
});
export type Survey = z.infer<typeof Survey>;

export const SurveyDetail = z.extend(Survey, {
  version: z.int(),
  content: SurveyContent,
  /** Of the one that is shown; null: nobody has seen it yet. */
  edition: z.nullable(z.int()),
  publishedAt: z.nullable(Instant),
  /** What is written is not what visitors see. */
  isChanged: z.boolean(),
  /** Where visitors find it. */
  address: z.string(),
});
export type SurveyDetail = z.infer<typeof SurveyDetail>;

/** What the answers to a question come to. */
export const QuestionResult = z.object({
  id: z.string(),
  /** Of a matrix one for each row, otherwise one whose row is empty. */
  parts: z.array(
    z.object({
      row: z.string(),
      answered: z.int(),
      counts: z.array(z.object({ value: z.string(), count: z.int() })),
      /** Of a scale and of an NPS, whose score goes from -100 to 100. */
      average: z.nullable(z.number()),
      score: z.nullable(z.int()),
    }),
  ),
  /** What was written in words, or uploaded; in no order that tells anything. */
  texts: z.array(z.string()),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** A month, or several where one alone has too few answers to a survey that promises not to tell who said what. */
export const ResultStep = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  answers: z.int(),
  /** By question: the average of a scale, the score of an NPS. */
  figures: z.record(z.string(), z.nullable(z.number())),
});
export type ResultStep = z.infer<typeof ResultStep>;

export const SurveyResults = z.object({
  received: z.int(),
  /** Those that the figures are made of; 0 while an anonymous survey has too few. */
  counted: z.int(),
  content: SurveyContent,
  questions: z.array(QuestionResult),
  steps: z.array(ResultStep),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

export const Inviting = z.object({
  /** Of those who are meant: who has agreed to be written to and was not asked yet. */
  reachable: z.int(),
  invited: z.int(),
  answered: z.int(),
  /** Asked, silent, not reminded yet, and still agreed. */
  remindable: z.int(),
});
export type Inviting = z.infer<typeof Inviting>;

const kinds = ['franchisor', 'merchant'];
export const surveyCapabilities = {
  'surveys.read': { roles: ['administrator', 'management', 'support', 'editor', 'reader'], kinds },
  'surveys.edit': { roles: ['administrator', 'management', 'editor'], kinds },
  /** Writes to many. */
  'surveys.invite': { roles: ['administrator', 'management'], kinds },
} as const satisfies CapabilityCatalog;

export const surveyProblems = {
  'survey.unknown': 404,
  'survey.person_unknown': 404,
  'survey.slug_taken': 409,
  'survey.changed_meanwhile': 409,
  'survey.no_questions': 422,
  'survey.question_twice': 422,
  'survey.options_missing': 422,
  'survey.condition_wrong': 422,
  'survey.file_not_anonymous': 422,
  'survey.not_published': 409,
  'survey.not_open': 409,
  'survey.already_answered': 409,
  'survey.incomplete': 422,
  'survey.more_questions': 422,
  'survey.looks_automatic': 422,
  'survey.too_many': 429,
  'survey.file_not_taken': 422,
  'survey.file_too_large': 413,
  'survey.nobody_to_invite': 409,
} as const satisfies ProblemCatalog;
export type SurveyProblem = keyof typeof surveyProblems;

const One = z.object({ id: z.uuid() });
/** Whom to ask; whoever of them has not agreed is left out. */
const Meant = z.extend(One, { recipients: Recipients });
const read = 'staff:surveys.read';
const edit = 'staff:surveys.edit';
const invite = 'staff:surveys.invite';

export const surveyApi = {
  list: ask({
    method: 'GET',
    path: '/private/surveys',
    access: read,
    summary: 'The company’s surveys, the newest first, by keyset; with `userId` those that this colleague made.',
    input: z.object({ search: z.optional(line(100)), before: z.optional(z.uuid()), userId: z.optional(z.uuid()) }),
    /** `personName`: of `userId`. */
    output: z.object({ surveys: z.array(Survey), next: z.nullable(z.uuid()), personName: z.nullable(z.string()) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/survey/one/:id',
    access: read,
    summary: 'A survey with what is being written.',
    input: One,
    output: SurveyDetail,
  }),
  create: change({
    method: 'POST',
    path: '/private/survey/create',
    access: edit,
    repeats: 'key',
    summary: 'A new survey, which nobody sees yet. Whether it is anonymous is decided here for good.',
    input: z.object({ title: line(120, 1), slug: Slug, isAnonymous: z.boolean() }),
    output: SurveyDetail,
  }),
  save: change({
    method: 'POST',
    path: '/private/survey/save',
    access: edit,
    repeats: 'version',
    summary: 'Saves what is being written; `version` is the one that was read. Visitors see it once it is published.',
    input: z.object({ id: z.uuid(), version: z.int(), slug: Slug, content: SurveyContent }),
    output: SurveyDetail,
  }),
  publish: change({
    method: 'POST',
    path: '/private/survey/publish',
    access: edit,
    repeats: 'version',
    summary: 'Shows what is written to visitors, as a new edition; earlier answers stay.',
    input: z.object({ id: z.uuid(), version: z.int() }),
    output: SurveyDetail,
  }),
  close: change({
    method: 'POST',
    path: '/private/survey/close',
    access: edit,
    repeats: 'same',
    summary: 'Takes no more answers, or takes them again.',
    input: z.object({ id: z.uuid(), isClosed: z.boolean() }),
    output: SurveyDetail,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/survey/one/:id',
    access: edit,
    repeats: 'same',
    summary: 'Deletes a survey with all its answers for good.',
    input: One,
    output: Nothing,
  }),
  results: ask({
    method: 'GET',
    path: '/private/survey/results/:id',
    access: read,
    summary: 'What the answers come to, question by question and month by month.',
    input: One,
    output: SurveyResults,
  }),
  export: ask({
    method: 'POST',
    path: '/private/survey/export',
    access: read,
    summary: 'The answers one by one as CSV or XLSX; those of an anonymous survey as far as they are counted.',
    input: z.object({ id: z.uuid(), format: z.enum(['csv', 'xlsx']) }),
    output: FileAnswer,
  }),
  inviting: ask({
    method: 'POST',
    path: '/private/survey/invitations',
    access: invite,
    summary: 'How many of those who are meant can be invited; how many were, have answered and can be reminded.',
    input: Meant,
    output: Inviting,
  }),
  invite: change({
    method: 'POST',
    path: '/private/survey/invite',
    access: invite,
    repeats: 'key',
    summary:
      'Writes to those of all, of a query or chosen by hand who have agreed to be written to and were not asked yet.',
    input: Meant,
    output: z.object({ count: z.int() }),
  }),
  remind: change({
    method: 'POST',
    path: '/private/survey/remind',
    access: invite,
    repeats: 'key',
    summary: 'Writes once more to those who were asked and have not answered; nobody is reminded twice.',
    input: One,
    output: z.object({ count: z.int() }),
  }),
};

/** Hints for the screens of staff: a survey was changed or answered. */
export const surveyStream = stream({
  name: 'surveys',
  access: read,
  audience: 'company',
  event: z.object({ type: z.literal('surveys') }),
});
