import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Things found in boxes that this person had rented last. */
async function theirs(ctx: CompanyCtx, person: Person) {
  return sql`i.company_id = any(${await visibleCompanies(ctx)}) and i.rental_id in (
    select r.id from rentals.rental_view r
    where r.company_id = i.company_id and r.network_id = ${person.companyId} and r.customer_id = ${person.id})`;
}

export const foundItemPersonalData: PersonalData = {
  export: async (ctx, person) => ({
    foundItems: await ctx.db.rows(sql`
      select i.what, i.location_name, i.box_number, i.found_at, i.state, i.notified_at, i.ended_at, i.returned_to, i.proof
      from found_items.item i where ${await theirs(ctx, person)} order by i.found_at`),
  }),
  holds: async () => [],
  erase: async (ctx, person) => {
    const which = await theirs(ctx, person);
    await ctx.db.rows(sql`
      with erased as (
        update found_items.item i set returned_to = '', proof = '', note = '', rental_id = null, version = version + 1 where ${which}
        returning i.company_id, i.id
      )
      update found_items.step s set text = '' from erased e where s.company_id = e.company_id and s.item_id = e.id`);
  },
};
