import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { removeFilesOf } from './answer/file-store.ts';

const MOST = 1000;

/** What somebody answered under their name. Anonymous answers are nobody's: nothing finds them, and nothing takes them away. */
export const personalData: PersonalData = {
  export: async (ctx, { companyId, id }) => ({
    surveys: await ctx.db.rows(sql`
      select e.content->'title'->>'de' as title, a.answered_at, a.answers from surveys.answer a
      join surveys.edition e on e.company_id = a.company_id and e.survey_id = a.survey_id and e.number = a.edition
      where a.company_id = ${companyId} and a.customer_id = ${id} order by a.answered_at desc limit ${MOST}`),
    surveyInvitations: await ctx.db.rows(sql`
      select s.draft->'title'->>'de' as title, i.invited_at, i.reminded_at, i.is_answered from surveys.invitation i
      join surveys.survey s on s.company_id = i.company_id and s.id = i.survey_id
      where i.company_id = ${companyId} and i.customer_id = ${id} order by i.invited_at desc limit ${MOST}`),
  }),
  holds: async () => [],
  erase: async (ctx, { companyId, id }) => {
    const gone = await ctx.db.rows<{ id: string; surveyId: string }>(sql`
      delete from surveys.answer where company_id = ${companyId} and customer_id = ${id} returning id, survey_id`);
    for (const answer of gone) await removeFilesOf({ ...ctx, companyId }, answer.surveyId, [answer.id]);
    await ctx.db.write(sql`delete from surveys.invitation where company_id = ${companyId} and customer_id = ${id}`);
  },
  // Surveys belong to the company that keeps the account; another company of the network has no business with the answers.
  timeline: async (ctx, { companyId, id }, limit) => {
    if (ctx.companyId !== companyId) return [];
    const rows = await ctx.db.rows<{ id: string; at: Date; title: string; surveyId: string }>(sql`
      select a.id, a.answered_at as at, e.content->'title'->>'de' as title, a.survey_id from surveys.answer a
      join surveys.edition e on e.company_id = a.company_id and e.survey_id = a.survey_id and e.number = a.edition
      where a.company_id = ${companyId} and a.customer_id = ${id} order by a.answered_at desc, a.id desc limit ${limit}`);
    return rows.map(({ id: answerId, at, title, surveyId }) => ({
      id: answerId,
      at,
      what: 'surveys.timeline',
      params: { title },
      path: `/admin/surveys/${surveyId}`,
    }));
  },
};
