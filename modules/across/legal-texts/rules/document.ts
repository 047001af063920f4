import type { Texts } from '@fachwerk/base/language';
import { filledTemplate } from '@fachwerk/sites/rules/legal-template';
import type { Answers, LegalTextProblem, MadeKind, MadeParagraph, TextChange, TextFacts } from '../contract.ts';
import type { SiteUse } from './site-use.ts';

/** All that a text is made from. */
export type Known = { readonly facts: TextFacts; readonly answers: Answers };
type When = (known: Known) => boolean;

/** A part of a text. Its words are `made.<documentument>.<name>`; a line in which something is named that nobody knows is left out. */
type Paragraph = {
  readonly name: string;
  readonly source: string;
  /** The day on which somebody last compared it with the law: `2026-11-16`. */
  readonly checkedOn: string;
  /** Left out: it stands in every text. */
  readonly when?: When;
};

/** What only the company knows. Its words are `legal_question.<name>`, those of an option `legal_question.<name>.<option>`. */
export type Question = {
  readonly name: string;
  readonly input: 'line' | 'lines' | { readonly options: readonly string[] };
  readonly isOptional?: boolean;
  readonly when?: When;
};

/** What is asked on one page, with why: `legal_step.<name>`, `legal_step.<name>.about`. */
export type Step = { readonly name: string; readonly source: string; readonly questions: readonly Question[] };

export type Document = {
  readonly kind: MadeKind;
  readonly steps: readonly Step[];
  readonly paragraphs: readonly Paragraph[];
};

export const YES_NO = { options: ['yes', 'no'] } as const;

export const uses =
  (...any: readonly SiteUse[]): When =>
  ({ facts }) =>
    any.some((use) => facts.uses.includes(use));
export const answered =
  (question: string, ...any: readonly string[]): When =>
  ({ answers }) =>
    any.includes(answers[question] ?? '');
/** One of these is known. */
export const names =
  (...any: readonly string[]): When =>
  ({ facts, answers }) =>
    any.some((name) => (facts.named[name] ?? answers[name] ?? '') !== '');

const applies = ({ when }: { readonly when?: When }, known: Known) => when?.(known) ?? true;

/** The questions of a step that concern this company, by the answers so far. */
export const questionsOf = (step: Step, known: Known): readonly Question[] =>
  step.questions.filter((question) => applies(question, known));

export const stepsOf = (doc: Document, known: Known): readonly Step[] =>
  doc.steps.filter((step) => questionsOf(step, known).length > 0);

/** Questions of a step without which there is no text. */
export const openQuestions = (step: Step, known: Known): readonly Question[] =>
  questionsOf(step, known).filter(({ name, isOptional }) => !isOptional && !known.answers[name]);

/** Names that no question has, or a choice that is none. */
export function whyNotAnswer(doc: Document, answers: Answers): LegalTextProblem | null {
  const questions = doc.steps.flatMap(({ questions: asked }) => asked);
  const isKnown = ([name, value]: readonly [string, string]) => {
    const input = questions.find((question) => question.name === name)?.input;
    if (input === undefined) return false;
    return typeof input === 'string' || value === '' || input.options.includes(value);
  };
  return Object.entries(answers).every(isKnown) ? null : 'legal_text.answer_unknown';
}

export function whyNotTakeOver(doc: Document, known: Known, missing: readonly string[]): LegalTextProblem | null {
  if (missing.length > 0) return 'legal_text.company_incomplete';
  return doc.steps.some((step) => openQuestions(step, known).length > 0) ? 'legal_text.unanswered' : null;
}

/** The words of one paragraph. */
export type Made = { readonly name: string; readonly words: string };

/** Paragraph by paragraph, in one language. `on` is the day the text says of itself, as one reads it. */
export function madeParagraphs({ kind, paragraphs }: Document, known: Known, texts: Texts, on: string): Made[] {
  const { facts, answers } = known;
  const named = { ...facts.named, ...answeredOnly(answers), authority: texts[`authority.${answers.land}`] ?? '', on };
  return paragraphs
    .filter((paragraph) => applies(paragraph, known))
    .map(({ name }) => ({ name, words: filledTemplate(texts[`made.${kind}.${name}`] ?? '', named) }))
    .filter(({ words }) => words !== '');
}

/** An empty answer does not hide what the house knows. */
const answeredOnly = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));

export const wholeText = (made: readonly Made[]): string => made.map(({ words }) => words).join('\n\n');

/** What it says first, without the signs of a heading or a list. */
const excerptOf = (words: string): string =>
  (words.split('\n').find((each) => each.trim() !== '') ?? '').replace(/^(#+|-)\s*/, '');

export function presentParagraphs(doc: Document, made: readonly Made[]): MadeParagraph[] {
  return made.map(({ name, words }) => {
    const { source, checkedOn } = doc.paragraphs.find((each) => each.name === name)!;
    return { name, excerpt: excerptOf(words), source, checkedOn };
  });
}

/** What is different from what was taken over, by the name of the paragraph. */
export function changesSince(before: Readonly<Record<string, string>>, now: readonly Made[]): TextChange[] {
  const today = new Set(now.map(({ name }) => name));
  const other = now.flatMap(({ name, words }): TextChange[] => {
    const old = before[name];
    if (old === words) return [];
    return [{ change: old === undefined ? 'new' : 'changed', excerpt: excerptOf(words) }];
  });
  const gone = Object.entries(before).filter(([name]) => !today.has(name));
  return [...other, ...gone.map(([, words]): TextChange => ({ change: 'gone', excerpt: excerptOf(words) }))];
}
