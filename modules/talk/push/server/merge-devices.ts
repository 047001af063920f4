import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** Devices were let in under the merged account: whoever holds one signs in again and switches messages on there. */
export const mergeDevices: CustomerMerge = {
  tables: ['push.device'],
  move: async ({ db, companyId }, { mergedId }) => {
    await db.rows(sql`delete from push.device where company_id = ${companyId} and customer_id = ${mergedId}`);
  },
};
