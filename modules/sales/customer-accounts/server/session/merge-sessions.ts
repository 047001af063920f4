import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** Nobody who signed in as the one is signed in as the other: both sign in again, by the address that was kept. */
export const mergeSessions: CustomerMerge = {
  tables: ['customer_accounts.login', 'customer_accounts.session'],
  move: async ({ db, companyId }, { mergedId }) => {
    await db.rows(
      sql`delete from customer_accounts.session where company_id = ${companyId} and customer_id = ${mergedId}`,
    );
    await db.rows(
      sql`delete from customer_accounts.login where company_id = ${companyId} and customer_id = ${mergedId}`,
    );
  },
};
