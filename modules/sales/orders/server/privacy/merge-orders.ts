import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** The order stays as it was placed: name and address on it are those of its day. */
export const mergeOrders: CustomerMerge = {
  tables: ['orders.customer_order'],
  move: async (network, { keptId, mergedId }) => {
    await network.db.rows(sql`
      update orders.customer_order set customer_id = ${keptId}
      where company_id = any(${await visibleCompanies(network)}) and network_id = ${network.companyId} and customer_id = ${mergedId}`);
  },
};
