import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

export const mergeHandovers: CustomerMerge = {
  tables: ['goods.cart_handover'],
  move: async (network, { keptId, mergedId }) => {
    await network.db.rows(sql`
      update goods.cart_handover set customer_id = ${keptId}
      where company_id = any(${await visibleCompanies(network)}) and customer_id = ${mergedId}`);
  },
};
