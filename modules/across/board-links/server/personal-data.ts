import { visibleCompanies } from '@fachwerk/companies/facade';
import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** A link is two ids: there is nothing to hand out, and it goes with the person. */
export const personalData: PersonalData = {
  export: async () => ({}),
  holds: async () => [],
  erase: async (ctx, { id }) => {
    await ctx.db.rows(sql`
      delete from board_links.link
      where company_id = any(${await visibleCompanies(ctx)}) and kind = 'customer' and subject_id = ${id}`);
  },
};
