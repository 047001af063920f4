import { line } from '@fachwerk/base/schema';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import { Condition } from '@fachwerk/dialogues/contract-flow';
import * as z from 'zod/mini';

export const QuestionType = z.enum(['choice', 'several', 'scale', 'nps', 'text', 'matrix', 'date', 'file']);
export type QuestionType = z.infer<typeof QuestionType>;

export const MOST_QUESTIONS = 50;
const MOST_OPTIONS = 20;
const MOST_ROWS = 12;

const Id = line(40, 1);
const Option = z.object({ id: Id, label: translatedLine(120) });
export type Option = z.infer<typeof Option>;

export const Question = z.object({
  id: Id,
  type: QuestionType,
  title: translatedLine(300),
  help: translatedText(500),
  isRequired: z.boolean(),
  /** Of a choice; of a matrix its columns. */
  options: z.array(Option).check(z.maxLength(MOST_OPTIONS)),
  /** Of a matrix. */
  rows: z.array(Option).check(z.maxLength(MOST_ROWS)),
  /** A scale goes from 1 to this. */
  scaleMost: z.int().check(z.minimum(3), z.maximum(10)),
  /** What both ends of a scale mean. */
  low: translatedText(60),
  high: translatedText(60),
  /** Asked only where this holds; null: always. */
  showIf: z.nullable(Condition),
});
export type Question = z.infer<typeof Question>;

export const AskedAfter = z.enum(['nothing', 'order', 'rental']);
export type AskedAfter = z.infer<typeof AskedAfter>;

export const SurveyContent = z.object({
  title: translatedLine(120),
  intro: translatedText(2000),
  thanks: translatedText(1000),
  /** Its link stands on the page of an order or a rental that is over. */
  askedAfter: AskedAfter,
  questions: z.array(Question).check(z.maxLength(MOST_QUESTIONS)),
});
export type SurveyContent = z.infer<typeof SurveyContent>;
