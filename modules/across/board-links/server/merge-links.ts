import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';

/** Cards that were about the one are about the other. */
export const mergeLinks: CustomerMerge = {
  tables: [],
  move: async (network, { keptId, mergedId }) => {
    const companies = await visibleCompanies(network);
    await network.db.rows(sql`
      insert into board_links.link (company_id, card_id, kind, subject_id, linked_at)
      select company_id, card_id, kind, ${keptId}, linked_at from board_links.link
      where company_id = any(${companies}) and kind = 'customer' and subject_id = ${mergedId} on conflict do nothing`);
    await network.db.rows(sql`
      delete from board_links.link where company_id = any(${companies}) and kind = 'customer' and subject_id = ${mergedId}`);
  },
};
