import type { Question, QuestionType, SurveyContent } from '../contract-content.ts';

type Fault =
  | 'survey.no_questions'
  | 'survey.question_twice'
  | 'survey.options_missing'
  | 'survey.condition_wrong'
  | 'survey.file_not_anonymous';

/** Answers to these can decide whether another question is asked. */
export const DECIDING: readonly QuestionType[] = ['choice', 'several', 'scale', 'nps'];

/** Why it cannot be shown to visitors, and because of which question (counted from 1); null: it can. */
export function whyNotPublish(
  { questions }: SurveyContent,
  isAnonymous: boolean,
): { readonly code: Fault; readonly number: number } | null {
  if (questions.length === 0) return { code: 'survey.no_questions', number: 0 };
  for (const [at, question] of questions.entries()) {
    const code = faultOf(question, questions.slice(0, at), isAnonymous);
    if (code) return { code, number: at + 1 };
  }
  return null;
}

function faultOf(question: Question, before: readonly Question[], isAnonymous: boolean): Fault | null {
  const { id, type, options, rows, showIf } = question;
  if (before.some((other) => other.id === id)) return 'survey.question_twice';
  if ((type === 'choice' || type === 'several') && options.length < 2) return 'survey.options_missing';
  if (type === 'matrix' && (options.length < 2 || rows.length === 0)) return 'survey.options_missing';
  // A file says more about whoever made it than they know.
  if (type === 'file' && isAnonymous) return 'survey.file_not_anonymous';
  const decider = showIf && before.find((other) => other.id === showIf.of);
  return showIf && !(decider && DECIDING.includes(decider.type)) ? 'survey.condition_wrong' : null;
}
