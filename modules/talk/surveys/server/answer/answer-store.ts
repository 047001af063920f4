import { dayOf } from '@fachwerk/base/time';
import type { Answers } from '@fachwerk/dialogues/contract-flow';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { FEWEST_TOGETHER } from '../../rules/results.ts';

export type NewAnswer = {
  readonly id: string;
  readonly surveyId: string;
  readonly edition: number;
  readonly answers: Answers;
  readonly isAnonymous: boolean;
  readonly language: string;
  readonly customerId: string | null;
  /** Of an anonymous one, until it is counted: what tells browsers apart; empty where it was invited. */
  readonly browser: string;
  readonly isInvited: boolean;
};

/** False: the very same form has come before. Of an anonymous one nothing is kept but the day. */
export async function addAnswer(ctx: CompanyCtx, given: NewAnswer): Promise<boolean> {
  const { id, surveyId, edition, answers, isAnonymous, language, customerId, browser, isInvited } = given;
  const about = isAnonymous ? { at: null, language: '', customerId: null } : { at: ctx.now, language, customerId };
  const added = await ctx.db.first(sql`
    insert into surveys.answer (company_id, survey_id, id, edition, answered_on, answers, is_anonymous, is_counted, answered_at, language,
      customer_id, browser, is_invited)
    values (${ctx.companyId}, ${surveyId}, ${id}, ${edition}::int, ${dayOf(ctx.now).toString()}::date, ${jsonOf(answers)}::jsonb,
      ${isAnonymous}, ${!isAnonymous}, ${about.at}, ${about.language}, ${about.customerId},
      ${isAnonymous ? browser : ''}, ${isAnonymous && isInvited})
    on conflict (company_id, survey_id, id) do nothing returning id`);
  return added !== undefined;
}

/**
 * Answers of five more people at a time, or none: what changed from one look to the next is never one person. Each invitation is a person;
 * of all others each browser is, and whoever answers four times in one does not unmask the fifth. Under the lock of the survey.
 */
export async function countTogether(ctx: CompanyCtx, surveyId: string): Promise<boolean> {
  const counted = await ctx.db.count(sql`
    update surveys.answer set is_counted = true, browser = '', is_invited = false
    where company_id = ${ctx.companyId} and survey_id = ${surveyId} and not is_counted and is_invited in (
      select w.is_invited from surveys.answer w
      where w.company_id = ${ctx.companyId} and w.survey_id = ${surveyId} and not w.is_counted
      group by w.is_invited having count(distinct coalesce(nullif(w.browser, ''), w.id::text)) >= ${FEWEST_TOGETHER}::int)`);
  return counted > 0;
}

export async function countOfDay(ctx: CompanyCtx, surveyId: string): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from surveys.answer
    where company_id = ${ctx.companyId} and survey_id = ${surveyId} and answered_on = ${dayOf(ctx.now).toString()}::date`);
  return row!.count;
}
