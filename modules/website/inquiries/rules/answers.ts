import { fieldProblemOf } from '@fachwerk/base/field-problem';
import type { Language } from '@fachwerk/base/language';
import type { FieldProblem } from '@fachwerk/base/problem';
import { Email, line, Phone, paragraph } from '@fachwerk/base/schema';
import { textIn } from '@fachwerk/base/translated';
import * as z from 'zod/mini';
import type { Answer, ElementType } from '../contract.ts';
import { type FormElement, MOST_CHARACTERS, type WrittenElement } from './elements.ts';

export type GivenAnswer = { readonly at: number; readonly value: string };
/** What was answered to each element, in their order; null: nothing. */
type Answered = readonly (string | null)[];
export type CheckedAnswers =
  | { readonly values: Answered; readonly wrong?: never }
  | { readonly values?: never; readonly wrong: readonly FieldProblem[] };

/** What a browser sends for a box that is ticked. */
const TICKED = 'on';

/** Holds what was sent against what the form asks for, and against nothing else; problems stand at the number of the element. */
export function checkedAnswers(
  elements: readonly FormElement<unknown>[],
  given: readonly GivenAnswer[],
): CheckedAnswers {
  const typed = new Map(given.map(({ at, value }) => [at, value]));
  const read = elements.map((element, at) => readAnswer(element, typed.get(at) ?? '', String(at)));
  const wrong = read.flatMap(({ problem }) => problem ?? []);
  return wrong.length > 0 ? { wrong } : { values: read.map(({ value }) => value ?? null) };
}

type ReadAnswer = { readonly value?: string | null; readonly problem?: FieldProblem };

function readAnswer({ type, isRequired, options }: FormElement<unknown>, typed: string, path: string): ReadAnswer {
  if (typed.trim() === '') return isRequired ? { problem: { path, code: 'field.missing' } } : { value: null };
  if (type === 'checkbox') return typed === TICKED ? { value: 'yes' } : { problem: { path, code: 'field.choice' } };
  if (type === 'choice') {
    return /^\d+$/.test(typed) && Number(typed) < options.length
      ? { value: String(Number(typed)) }
      : { problem: { path, code: 'field.choice' } };
  }
  const parsed = z.safeParse(SCHEMAS[type], typed, { reportInput: true });
  return parsed.success ? { value: parsed.data } : { problem: { ...fieldProblemOf(parsed.error.issues[0]!), path } };
}

const SCHEMAS: Readonly<Record<Exclude<ElementType, 'choice' | 'checkbox'>, z.ZodMiniType<string>>> = {
  short: line(MOST_CHARACTERS.short),
  long: paragraph(MOST_CHARACTERS.long),
  email: Email,
  phone: Phone,
  date: z.string().check(z.trim(), z.iso.date('field.date')),
};

/** As the company reads them, in its own language; what was left empty is left out. `nameOf` is for an element nobody has named. */
export function answersIn(
  elements: readonly WrittenElement[],
  values: Answered,
  language: Language,
  nameOf: (type: ElementType) => string,
): Answer[] {
  return elements.flatMap(({ type, label, options }, at) => {
    const value = values[at];
    if (!value) return [];
    const words = type === 'choice' ? textIn(options[Number(value)]!.label, language) || value : value;
    return [{ label: textIn(label, language) || nameOf(type), type, value: words }];
  });
}

/** Who wrote: the first of each that the form asked for. */
export function senderOf(answers: readonly Answer[]): { name: string; email: string; phone: string } {
  const first = (wanted: ElementType) => answers.find(({ type }) => type === wanted)?.value ?? '';
  return { name: first('short'), email: first('email'), phone: first('phone') };
}
