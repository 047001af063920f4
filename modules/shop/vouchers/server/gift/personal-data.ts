import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';

/** Of whoever bought a voucher: for whom it is, and their words. What is on it stays for whoever has it. */
export const giftPersonalData: PersonalData = {
  export: async (ctx, person) => ({
    giftVouchers: await ctx.db.rows(sql`
      select g.initial_cents, g.recipient, g.message, g.issued_at from vouchers.gift_voucher g
      join orders.order_view o on o.company_id = g.company_id and o.id = g.order_id
      where ${await giftsOf(ctx, person)}`),
  }),
  holds: async () => [],
  erase: async (ctx, person) => {
    await ctx.db.rows(sql`
      update vouchers.gift_voucher g set recipient = '', message = '' from orders.order_view o
      where o.company_id = g.company_id and o.id = g.order_id and ${await giftsOf(ctx, person)}`);
  },
};

/** Bought at any company of the network that the customer belongs to. */
async function giftsOf(ctx: CompanyCtx, person: Person): Promise<Sql> {
  return sql`g.company_id = any(${await visibleCompanies(ctx)}) and o.network_id = ${person.companyId} and o.customer_id = ${person.id}`;
}
