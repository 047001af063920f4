import type { Answers } from '@fachwerk/dialogues/contract-flow';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { MonthCount, Tally } from '../../rules/results.ts';

const counted = (ctx: CompanyCtx, surveyId: string) =>
  sql`a.company_id = ${ctx.companyId} and a.survey_id = ${surveyId} and a.is_counted`;
const month = sql`to_char(a.answered_on, 'YYYY-MM-01')`;

export function countMonths(ctx: CompanyCtx, surveyId: string): Promise<MonthCount[]> {
  return ctx.db.rows<MonthCount>(sql`
    select ${month} as month, count(*)::int as answers from surveys.answer a
    where ${counted(ctx, surveyId)} group by 1 order by 1`);
}

/** How often each value was given to these, month by month. */
export function countValues(ctx: CompanyCtx, surveyId: string, keys: readonly string[]): Promise<Tally[]> {
  return ctx.db.rows<Tally>(sql`
    select ${month} as month, e.key, v.value, count(*)::int as count
    from surveys.answer a, jsonb_each(a.answers) e, jsonb_array_elements_text(e.value) v
    where ${counted(ctx, surveyId)} and e.key = any(${keys}::text[]) group by 1, 2, 3`);
}

/** How many have answered what. */
export async function countAnswered(ctx: CompanyCtx, surveyId: string): Promise<Map<string, number>> {
  const rows = await ctx.db.rows<{ key: string; count: number }>(sql`
    select e.key, count(*)::int as count from surveys.answer a, jsonb_each(a.answers) e
    where ${counted(ctx, surveyId)} group by 1`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

const MOST_TEXTS = 200;

/** In the order of ids that were made at random: it tells nothing about who or when. */
export async function listTexts(ctx: CompanyCtx, surveyId: string, key: string): Promise<string[]> {
  const rows = await ctx.db.rows<{ text: string }>(sql`
    select a.answers->${key}::text->>0 as text from surveys.answer a
    where ${counted(ctx, surveyId)} and a.answers ? ${key}::text order by a.id limit ${MOST_TEXTS}`);
  return rows.map(({ text }) => text);
}

export type AnswerRow = {
  readonly answeredOn: string;
  readonly answeredAt: Date | null;
  readonly edition: number;
  readonly language: string;
  readonly answers: Answers;
};

const MOST_EXPORTED = 50_000;

export function listAnswers(ctx: CompanyCtx, surveyId: string): Promise<AnswerRow[]> {
  return ctx.db.rows<AnswerRow>(sql`
    select to_char(a.answered_on, 'YYYY-MM-DD') as answered_on, a.answered_at, a.edition, a.language, a.answers from surveys.answer a
    where ${counted(ctx, surveyId)} order by a.answered_on, a.answered_at, a.id limit ${MOST_EXPORTED}`);
}
