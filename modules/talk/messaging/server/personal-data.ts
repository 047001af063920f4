import { visibleCompanies } from '@fachwerk/companies/facade';
import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

const MOST = 1000;

/** Which messages somebody got. What stays after an erasure are the figures of a message, which name nobody. */
export const personalData: PersonalData = {
  export: async (ctx, { id }) => ({
    messages: await ctx.db.rows(sql`
      select m.title, r.state, r.done_at as at, r.unsubscribed_at from messaging.recipient r
      join messaging.message m on m.company_id = r.company_id and m.id = r.message_id
      where r.company_id = any(${await visibleCompanies(ctx)}) and r.customer_id = ${id}
      order by r.done_at desc limit ${MOST}`),
  }),
  holds: async () => [],
  erase: async (ctx, { companyId, id }) => {
    await ctx.db.rows(sql`
      delete from messaging.recipient where company_id = ${companyId} and customer_id = ${id}`);
  },
};
