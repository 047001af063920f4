import type { FieldProblem } from '@fachwerk/base/problem';
import type { Answers } from '@fachwerk/dialogues/contract-flow';
import { checkedInput } from '@fachwerk/dialogues/rules/checked-input';
import { holds } from '@fachwerk/dialogues/rules/condition';
import type { Question } from '../contract-content.ts';

/** What of a question decides about answers; the words are for others. */
export type AskedQuestion = Pick<Question, 'id' | 'type' | 'isRequired' | 'scaleMost' | 'showIf'> & {
  readonly options: readonly { readonly id: string }[];
  readonly rows: readonly { readonly id: string }[];
};

export const NPS_MOST = 10;

/** A matrix is answered row by row, everything else at once. */
export function keysOf({ id, type, rows }: Pick<AskedQuestion, 'id' | 'type' | 'rows'>): string[] {
  return type === 'matrix' ? rows.map((row) => `${id}.${row.id}`) : [id];
}

/** The questions that are asked of somebody who has answered so. What is not asked has no answer that others could depend on. */
export function askedQuestions<Q extends AskedQuestion>(questions: readonly Q[], answers: Answers): Q[] {
  const counted: Record<string, readonly string[]> = {};
  return questions.filter((question) => {
    if (question.showIf && !holds(question.showIf, counted)) return false;
    for (const key of keysOf(question)) if (answers[key]) counted[key] = answers[key];
    return true;
  });
}

type Checked =
  | { readonly answers: Answers; readonly wrong?: never }
  | { readonly answers?: never; readonly wrong: readonly FieldProblem[] };

/** Holds what was sent against what was asked, and keeps nothing else; problems stand at the key of the answer. */
export function checkedAnswers(asked: readonly AskedQuestion[], given: Answers): Checked {
  const kept: Record<string, readonly string[]> = {};
  const wrong: FieldProblem[] = [];
  for (const question of asked) {
    for (const key of keysOf(question)) {
      const values = (given[key] ?? []).map((value) => value.trim()).filter((value) => value !== '');
      const problem = values.length === 0 ? missing(question) : whatIsWrong(question, values);
      if (problem) wrong.push({ ...problem, path: key });
      else if (values.length > 0) kept[key] = values;
    }
  }
  return wrong.length > 0 ? { wrong } : { answers: kept };
}

type Wrong = Omit<FieldProblem, 'path'> | null;

const missing = ({ isRequired }: AskedQuestion): Wrong => (isRequired ? { code: 'field.missing' } : null);
const unless = (isRight: boolean): Wrong => (isRight ? null : { code: 'field.choice' });

function whatIsWrong({ type, options, scaleMost }: AskedQuestion, values: readonly string[]): Wrong {
  const isOption = (value: string) => options.some(({ id }) => id === value);
  const [value = '', ...more] = values;
  if (type === 'several') return unless(values.every(isOption) && new Set(values).size === values.length);
  if (more.length > 0) return { code: 'field.choice' };
  switch (type) {
    case 'choice':
    case 'matrix':
      return unless(isOption(value));
    case 'scale':
      return unless(/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= scaleMost);
    case 'nps':
      return unless(/^\d{1,2}$/.test(value) && Number(value) <= NPS_MOST);
    case 'file':
      return unless(/^[0-9a-f-]{36}$/.test(value));
    default:
      return checkedInput(type, value).problem ?? null;
  }
}
