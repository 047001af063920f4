import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** A message that is waiting for the merged address is not sent to the kept one: nobody agreed to that. */
export const mergeRecipients: CustomerMerge = {
  tables: ['messaging.recipient'],
  move: async ({ db, companyId }, { keptId, mergedId }) => {
    await db.rows(sql`
      update messaging.recipient r set customer_id = ${keptId}
      where r.company_id = ${companyId} and r.customer_id = ${mergedId} and r.state <> 'waiting' and not exists (
        select from messaging.recipient k
        where k.company_id = r.company_id and k.message_id = r.message_id and k.customer_id = ${keptId})`);
    await db.rows(sql`delete from messaging.recipient where company_id = ${companyId} and customer_id = ${mergedId}`);
  },
};
