import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question, QuestionType, SurveyContent } from '../contract-content.ts';
import { askedQuestions, checkedAnswers } from './answers.ts';
import { FEWEST_TOGETHER, npsOf, stepsOf } from './results.ts';
import { whyNotPublish } from './whether-to-publish.ts';

const option = (id: string) => ({ id, label: { de: id } });
function question(id: string, type: QuestionType, more: Partial<Question> = {}): Question {
  return {
    id,
    type,
    title: { de: id },
    help: {},
    isRequired: false,
    scaleMost: 5,
    low: {},
    high: {},
    showIf: null,
    options: [option('a'), option('b')],
    rows: [option('r'), option('s')],
    ...more,
  };
}
const content = (...questions: Question[]): SurveyContent => ({
  title: { de: 'Umfrage' },
  intro: {},
  thanks: {},
  askedAfter: 'nothing',
  questions,
});

const values = [
  ['one of the options', question('q', 'choice'), { q: ['a'] }, null],
  ['an option that is not there', question('q', 'choice'), { q: ['z'] }, 'field.choice'],
  ['two where one is asked for', question('q', 'choice'), { q: ['a', 'b'] }, 'field.choice'],
  ['several', question('q', 'several'), { q: ['a', 'b'] }, null],
  ['the same twice', question('q', 'several'), { q: ['a', 'a'] }, 'field.choice'],
  ['the end of a scale', question('q', 'scale'), { q: ['5'] }, null],
  ['beyond a scale', question('q', 'scale'), { q: ['6'] }, 'field.choice'],
  ['nought on a scale', question('q', 'scale'), { q: ['0'] }, 'field.choice'],
  ['nought of ten', question('q', 'nps'), { q: ['0'] }, null],
  ['eleven of ten', question('q', 'nps'), { q: ['11'] }, 'field.choice'],
  ['a day', question('q', 'date'), { q: ['2026-11-17'] }, null],
  ['a day that is not there', question('q', 'date'), { q: ['2026-02-30'] }, 'field.date'],
  ['a row of a matrix', question('q', 'matrix'), { 'q.r': ['a'] }, null],
  ['nothing where nothing is needed', question('q', 'text'), {}, null],
  [
    'nothing but space where something is needed',
    question('q', 'text', { isRequired: true }),
    { q: [' '] },
    'field.missing',
  ],
] as const;
for (const [name, asked, given, expected] of values) {
  test(`an answer: ${name}`, () => expect(checkedAnswers([asked], given).wrong?.[0]?.code ?? null).toBe(expected));
}

test('every row of a matrix that is needed is asked for, and nothing is kept that nobody asked', () => {
  const matrix = question('q', 'matrix', { isRequired: true });
  expect(checkedAnswers([matrix], { 'q.r': ['a'] }).wrong).toEqual([{ path: 'q.s', code: 'field.missing' }]);
  expect(checkedAnswers([question('q', 'text')], { q: ['Gut'], other: ['x'] }).answers).toEqual({ q: ['Gut'] });
});

test('a question is asked where its condition holds, and one that hangs on an unasked one is not', () => {
  const first = question('a', 'scale');
  const second = question('b', 'choice', { showIf: { of: 'a', is: 'at_most', values: ['2'] } });
  const third = question('c', 'text', { showIf: { of: 'b', is: 'one_of', values: ['a'] } });
  const ids = (answers: Record<string, string[]>) =>
    askedQuestions([first, second, third], answers).map(({ id }) => id);
  expect(ids({})).toEqual(['a']);
  expect(ids({ a: [' '] })).toEqual(['a']);
  expect(ids({ a: ['2'] })).toEqual(['a', 'b']);
  expect(ids({ a: ['2'], b: ['a'] })).toEqual(['a', 'b', 'c']);
  expect(ids({ a: ['5'], b: ['a'] })).toEqual(['a']);
});

const faults = [
  ['without questions', content(), false, 'survey.no_questions'],
  ['with a question twice', content(question('a', 'text'), question('a', 'text')), false, 'survey.question_twice'],
  [
    'with a choice of one',
    content(question('a', 'choice', { options: [option('a')] })),
    false,
    'survey.options_missing',
  ],
  ['with a matrix without rows', content(question('a', 'matrix', { rows: [] })), false, 'survey.options_missing'],
  [
    'whose condition asks about a later question',
    content(question('a', 'text', { showIf: { of: 'b', is: 'one_of', values: ['a'] } }), question('b', 'choice')),
    false,
    'survey.condition_wrong',
  ],
  ['that asks for a file', content(question('a', 'file')), false, null],
  ['that asks for a file and for no name', content(question('a', 'file')), true, 'survey.file_not_anonymous'],
] as const;
for (const [name, given, isAnonymous, expected] of faults) {
  test(`a survey ${name}`, () => expect(whyNotPublish(given, isAnonymous)?.code ?? null).toBe(expected));
}

test('the score is promoters less detractors', () => {
  const counts = [
    { value: '10', count: 5 },
    { value: '8', count: 3 },
    { value: '3', count: 2 },
  ];
  expect(npsOf(counts)).toBe(30);
  expect(npsOf([])).toBeNull();
});

test('however the months fall, none stands alone with too few answers, and none is lost once there are enough', () => {
  const months = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 });
  fc.assert(
    fc.property(months, (counts) => {
      const given = counts.map((answers, at) => ({ month: `2026-${String(at + 1).padStart(2, '0')}-01`, answers }));
      const steps = stepsOf(content(), given, [], FEWEST_TOGETHER);
      const all = counts.reduce((sum, count) => sum + count, 0);
      expect(steps.every(({ answers }) => answers >= FEWEST_TOGETHER)).toBe(true);
      expect(steps.reduce((sum, { answers }) => sum + answers, 0)).toBe(all >= FEWEST_TOGETHER ? all : 0);
    }),
  );
});
