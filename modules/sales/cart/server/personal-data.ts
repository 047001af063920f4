import { visibleCompanies } from '@fachwerk/companies/facade';
import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** What this module keeps about people: what they typed into a cart, for a week. */
export const checkoutPersonalData: PersonalData = {
  export: async (ctx, { email }) => ({
    carts: await ctx.db.rows(sql`
      select created_at, contact from checkout.cart
      where company_id = any(${await visibleCompanies(ctx)}) and lower(contact ->> 'email') = ${email.toLowerCase()}
      order by created_at`),
  }),
  holds: async () => [],
  erase: async (ctx, { email }) => {
    await ctx.db.rows(sql`
      update checkout.cart set contact = '{}'
      where company_id = any(${await visibleCompanies(ctx)}) and lower(contact ->> 'email') = ${email.toLowerCase()}`);
  },
};
