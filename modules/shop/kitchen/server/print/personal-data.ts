import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Tickets that wait for a printer, or were printed these days, name whoever ordered: they go with the person. */
export const kitchenPersonalData: PersonalData = {
  export: async () => ({}),
  holds: async () => [],
  erase: async (ctx, person) => {
    await ctx.db.write(sql`
      delete from kitchen.print_job j using orders.order_view o
      where j.company_id = ${ctx.companyId} and o.company_id = j.company_id and o.id = j.order_id
        and o.network_id = ${person.companyId} and o.customer_id = ${person.id}`);
  },
};
