import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** The later one counts: it keeps from writing again too soon. */
export const mergeNotices: CustomerMerge = {
  tables: ['stays.refusal_notice'],
  move: async ({ db, companyId }, { keptId, mergedId }) => {
    await db.rows(sql`
      insert into stays.refusal_notice as known (company_id, customer_id, sent_at)
      select company_id, ${keptId}, sent_at from stays.refusal_notice where company_id = ${companyId} and customer_id = ${mergedId}
      on conflict (company_id, customer_id) do update set sent_at = greatest(known.sent_at, excluded.sent_at)`);
    await db.rows(sql`delete from stays.refusal_notice where company_id = ${companyId} and customer_id = ${mergedId}`);
  },
};
