import { ask, change } from '@fachwerk/base/contract';
import { line, Nothing, Upload } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { Condition } from '@fachwerk/dialogues/contract-flow';
import * as z from 'zod/mini';
import { QuestionType } from './contract-content.ts';

const ShownOption = z.object({ id: z.string(), label: z.string() });

/** A question in the words of whoever is asked. */
export const ShownQuestion = z.object({
  id: z.string(),
  type: QuestionType,
  title: z.string(),
  help: z.string(),
  isRequired: z.boolean(),
  options: z.array(ShownOption),
  rows: z.array(ShownOption),
  scaleMost: z.int(),
  low: z.string(),
  high: z.string(),
  showIf: z.nullable(Condition),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;

export const SiteSurvey = z.object({
  slug: z.string(),
  edition: z.int(),
  /** `answered`: by whoever holds this invitation. */
  state: z.enum(['open', 'closed', 'answered']),
  isAnonymous: z.boolean(),
  title: z.string(),
  intro: z.string(),
  thanks: z.string(),
  questions: z.array(ShownQuestion),
  /** What the answers will be known by: made at random for this form. */
  answerId: z.uuid(),
});
export type SiteSurvey = z.infer<typeof SiteSurvey>;

/** Of the link in the mail; empty for everybody else. */
export const InvitationToken = secret(line(200));

export const FILE_MOST_BYTES = 8_000_000;
const MOST_CHARACTERS = 4000;
const MOST_ANSWERS = 700;
const MOST_VALUES = 20;
const slug = line(60, 1);

export const surveySiteApi = {
  show: ask({
    method: 'POST',
    path: '/public/survey',
    access: 'site',
    summary: 'A published survey in the visitor’s language.',
    input: z.object({ slug, invitation: InvitationToken }),
    output: SiteSurvey,
  }),
  send: change({
    method: 'POST',
    path: '/public/survey/answer',
    access: 'site',
    repeats: 'by answerId',
    triesPerMinute: 10,
    summary: 'Answers a survey. The same form sent twice counts once, and so does an invitation.',
    input: z.object({
      slug,
      edition: z.int(),
      answerId: z.uuid(),
      invitation: InvitationToken,
      /** Seen by nobody; who fills it in is a machine. */
      trap: z.string().check(z.maxLength(MOST_CHARACTERS)),
      /** The questions that were in sight. */
      shown: z.array(line(40)).check(z.maxLength(MOST_ANSWERS)),
      // No log may hold what somebody said without their name, beside the second they said it in.
      answers: secret(
        z
          .array(
            z.object({
              key: line(90, 1),
              values: z.array(z.string().check(z.maxLength(MOST_CHARACTERS))).check(z.maxLength(MOST_VALUES)),
            }),
          )
          .check(z.maxLength(MOST_ANSWERS)),
      ),
    }),
    output: Nothing,
  }),
  attach: change({
    method: 'POST',
    path: '/public/survey/file',
    access: 'site',
    repeats: 'again',
    body: 'multipart',
    mostFileBytes: FILE_MOST_BYTES,
    transaction: 'own',
    triesPerMinute: 10,
    summary: 'A picture or a PDF for the next answer.',
    input: z.object({ slug, name: line(120), file: Upload }),
    output: z.object({ id: z.uuid(), name: z.string() }),
  }),
  after: ask({
    method: 'POST',
    path: '/public/survey/after',
    access: 'site',
    triesPerMinute: 60,
    summary: 'The survey that asks about an order that is done, or about a rental; null where there is none.',
    input: z.object({ orderHash: z.nullable(secret(line(100, 20))) }),
    output: z.object({ survey: z.nullable(z.object({ slug: z.string(), title: z.string() })) }),
  }),
  subscription: ask({
    method: 'POST',
    path: '/public/survey/subscription',
    access: 'site',
    summary: 'Whether whoever was invited is still written to.',
    input: z.object({ invitation: InvitationToken }),
    output: z.object({ isSubscribed: z.boolean() }),
  }),
  unsubscribe: change({
    method: 'POST',
    path: '/public/survey/unsubscribe',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Ends messages to whoever was invited.',
    input: z.object({ invitation: InvitationToken }),
    output: Nothing,
  }),
};
