import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

export const mergeRentals: CustomerMerge = {
  tables: ['rentals.rental'],
  move: async (network, { keptId, mergedId }) => {
    await network.db.rows(sql`
      update rentals.rental set customer_id = ${keptId}
      where company_id = any(${await visibleCompanies(network)}) and network_id = ${network.companyId} and customer_id = ${mergedId}`);
  },
};
