import type { QuestionResult, ResultStep } from '../contract.ts';
import type { Question, SurveyContent } from '../contract-content.ts';
import { keysOf } from './answers.ts';

/** Fewer answers than this tell who said what. */
export const FEWEST_TOGETHER = 5;

/** How often a value was given, in a month (`2026-11-01`). */
export type Tally = { readonly month: string; readonly key: string; readonly value: string; readonly count: number };
export type MonthCount = { readonly month: string; readonly answers: number };

type Count = { readonly value: string; readonly count: number };

const PROMOTERS_FROM = 9;
const DETRACTORS_TO = 6;

const sum = (counts: readonly Count[]) => counts.reduce((all, { count }) => all + count, 0);
const rounded = (value: number) => Math.round(value * 100) / 100;

function averageOf(counts: readonly Count[]): number | null {
  const all = sum(counts);
  return all === 0 ? null : rounded(counts.reduce((total, { value, count }) => total + Number(value) * count, 0) / all);
}

/** Percent of promoters less percent of detractors. */
export function npsOf(counts: readonly Count[]): number | null {
  const all = sum(counts);
  if (all === 0) return null;
  const share = (isMeant: (value: number) => boolean) =>
    sum(counts.filter(({ value }) => isMeant(Number(value)))) / all;
  return Math.round((share((value) => value >= PROMOTERS_FROM) - share((value) => value <= DETRACTORS_TO)) * 100);
}

const isInWords = ({ type }: Question) => type === 'text' || type === 'file';

export function resultOf(
  question: Question,
  tallies: readonly Tally[],
  answered: ReadonlyMap<string, number>,
  texts: readonly string[],
): QuestionResult {
  return {
    id: question.id,
    parts: keysOf(question).map((key) => {
      const counts = isInWords(question) ? [] : countsOf(tallies.filter((tally) => tally.key === key));
      return {
        row: key === question.id ? '' : key.slice(question.id.length + 1),
        answered: answered.get(key) ?? 0,
        counts,
        average: question.type === 'scale' || question.type === 'nps' ? averageOf(counts) : null,
        score: question.type === 'nps' ? npsOf(counts) : null,
      };
    }),
    texts: isInWords(question) ? [...texts] : [],
  };
}

function countsOf(tallies: readonly Tally[]): Count[] {
  const counts = new Map<string, number>();
  for (const { value, count } of tallies) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Month beside month. Months with fewer than `fewest` answers stand together with those after them, and the last with those before. */
export function stepsOf(
  { questions }: SurveyContent,
  months: readonly MonthCount[],
  tallies: readonly Tally[],
  fewest: number,
): ResultStep[] {
  const figured = questions.filter(({ type }) => type === 'scale' || type === 'nps');
  return grouped(months, fewest).map((group) => {
    const inside = new Set(group.map(({ month }) => month));
    const figures = figured.map(({ id, type }) => {
      const counts = countsOf(tallies.filter(({ key, month }) => key === id && inside.has(month)));
      return [id, type === 'nps' ? npsOf(counts) : averageOf(counts)] as const;
    });
    return {
      from: group[0]!.month,
      to: group.at(-1)!.month,
      answers: group.reduce((all, { answers }) => all + answers, 0),
      figures: Object.fromEntries(figures),
    };
  });
}

function grouped(months: readonly MonthCount[], fewest: number): MonthCount[][] {
  const groups: MonthCount[][] = [];
  let open: MonthCount[] = [];
  for (const month of months) {
    open.push(month);
    if (open.reduce((all, { answers }) => all + answers, 0) < fewest) continue;
    groups.push(open);
    open = [];
  }
  const last = groups.at(-1);
  if (last) last.push(...open);
  return groups;
}
