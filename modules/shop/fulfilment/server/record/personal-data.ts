import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { isOneOf, type Sql, sql } from '@fachwerk/server/sql';

/** What this module keeps about customers: where their orders went, and what they wrote about that. */
export const fulfilmentPersonalData: PersonalData = {
  export: async (ctx, person) => ({
    handovers: await ctx.db.rows(sql`
      select o.number, f.type, f.state, f.added_at, f.wished_at, f.promised_at, f.address, f.table_name, f.note,
        (select jsonb_agg(jsonb_build_object('carrier', p.carrier, 'number', p.number) order by p.position) from fulfilment.parcel p
          where p.company_id = f.company_id and p.order_id = f.order_id) as parcels
      from fulfilment.fulfilment f join orders.order_view o on o.company_id = f.company_id and o.id = f.order_id
      where ${await handoversOf(ctx, person)} order by f.added_at`),
  }),
  holds: async (ctx, people) => {
    const rows = await ctx.db.rows<{ personId: string; number: string }>(sql`
      select o.customer_id as person_id, o.number from fulfilment.fulfilment f
      join orders.order_view o on o.company_id = f.company_id and o.id = f.order_id
      where ${await handoversOf(ctx, ...people)} and f.state in ('new', 'accepted', 'making', 'ready', 'on_way') order by f.added_at`);
    return rows.map(({ personId, number }) => ({
      personId,
      reason: 'hold.fulfilment.open',
      params: { number },
      kind: 'open' as const,
      until: null,
    }));
  },
  erase: async (ctx, person) => {
    await ctx.db.rows(sql`
      with blanked as (
        update fulfilment.fulfilment f set address = null, note = ''
        from orders.order_view o
        where o.company_id = f.company_id and o.id = f.order_id and ${await handoversOf(ctx, person)}
        returning f.company_id, f.order_id
      ), unsent as (
        delete from fulfilment.parcel p using blanked b where p.company_id = b.company_id and p.order_id = b.order_id
      )
      update fulfilment.step s set person_name = '' from blanked b
      where s.company_id = b.company_id and s.order_id = b.order_id and s.person_kind = 'customer'`);
  },
};

async function handoversOf(ctx: CompanyCtx, ...people: readonly Person[]): Promise<Sql> {
  const ids = people.map(({ id }) => id);
  return sql`f.company_id = any(${await visibleCompanies(ctx)}) and o.network_id = ${people[0]?.companyId} and ${isOneOf(sql`o.customer_id`, ids)}`;
}
