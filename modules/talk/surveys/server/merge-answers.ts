import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** Whoever was asked twice was asked once; an answer of either counts as given. */
export const mergeAnswers: CustomerMerge = {
  tables: ['surveys.invitation', 'surveys.answer'],
  move: async ({ db, companyId }, { keptId, mergedId }) => {
    await db.rows(sql`
      update surveys.answer set customer_id = ${keptId} where company_id = ${companyId} and customer_id = ${mergedId}`);
    await db.rows(sql`
      update surveys.invitation k set is_answered = k.is_answered or m.is_answered,
        due = case when m.is_answered then 'none' else k.due end
      from surveys.invitation m
      where k.company_id = ${companyId} and k.customer_id = ${keptId} and m.company_id = k.company_id and m.survey_id = k.survey_id
        and m.customer_id = ${mergedId}`);
    await db.rows(sql`
      update surveys.invitation i set customer_id = ${keptId}, due = 'none'
      where i.company_id = ${companyId} and i.customer_id = ${mergedId} and not exists (
        select from surveys.invitation k
        where k.company_id = i.company_id and k.survey_id = i.survey_id and k.customer_id = ${keptId})`);
    await db.rows(sql`delete from surveys.invitation where company_id = ${companyId} and customer_id = ${mergedId}`);
  },
};
