import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { forgetRenter } from '@fachwerk/lockers/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';

/** What this module keeps about customers: which boxes their orders lay in, and their name on the wall. */
export const pickupPersonalData: PersonalData = {
  export: async (ctx, person) => ({
    boxes: await ctx.db.rows(sql`
      select o.number, l.number as box, p.state, p.held_from, p.laid_at, p.ended_at from pickup.parcel p
      join orders.order_view o on o.company_id = p.company_id and o.id = p.order_id
      join lockers.lock_view l on l.company_id = p.company_id and l.id = p.lock_id
      where ${await parcelsOf(ctx, person)} order by p.held_from`),
  }),
  // What is still to be handed over is held by its fulfilment.
  holds: async () => [],
  erase: async (ctx, person) => {
    const rows = await ctx.db.rows<{ companyId: string; number: string }>(sql`
      select distinct p.company_id, o.number from pickup.parcel p
      join orders.order_view o on o.company_id = p.company_id and o.id = p.order_id
      where ${await parcelsOf(ctx, person)}`);
    for (const { companyId, number } of rows) await forgetRenter(inCompany(ctx, companyId), [number]);
  },
};

async function parcelsOf(ctx: CompanyCtx, person: Person): Promise<Sql> {
  return sql`p.company_id = any(${await visibleCompanies(ctx)}) and o.network_id = ${person.companyId} and o.customer_id = ${person.id}`;
}
