import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** What this module keeps about people: where they want goods to be brought, for as long as the cart lives. */
export const goodsPersonalData: PersonalData = {
  export: async (ctx, { id }) => ({
    handovers: await ctx.db.rows(sql`
      select type, postcode, street, addition, city, country, wished_at, note, invoice_to from goods.cart_handover
      where company_id = ${ctx.companyId} and customer_id = ${id}`),
  }),
  holds: async () => [],
  erase: async (ctx, { id }) => {
    await ctx.db.rows(sql`
      update goods.cart_handover set street = '', addition = '', city = '', country = '', postcode = '', note = '', invoice_to = null, customer_id = null
      where company_id = ${ctx.companyId} and customer_id = ${id}`);
  },
};
