import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { forgetRenter } from '@fachwerk/lockers/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import { listRentals } from './rental-rows.ts';

/** The rentals of a person that are visible to the caller. */
const theirs = async (ctx: CompanyCtx, ...people: readonly Person[]) => {
  const ids = people.map(({ id }) => id);
  return sql`r.company_id = any(${await visibleCompanies(ctx)}) and r.network_id = ${people[0]?.companyId} and ${isOneOf(sql`r.customer_id`, ids)}`;
};

export const rentalPersonalData: PersonalData = {
  // Without the note: internal notes of staff are not the customer's data.
  export: async (ctx, person) => {
    const found = await ctx.db.rows<{ id: string }>(sql`
      select r.id, r.state, r.location_id, p.german_name as location_name, r.lock_id, b.number as lock_number, r.size_code, r.customer_id,
        r.customer_name, coalesce(c.email, '') as customer_email, r.order_id, r.order_number, r.starts_at, r.ends_at, r.ended_at, r.time_zone,
        r.price_cents, r.surcharge_cents, r.waived_cents, r.state = 'ended' and r.occupancy_id is not null as is_to_check,
        r.access_revoked_at, r.access_revoked_reason
      from rentals.rental r
      join locations.location_view p on p.company_id = r.company_id and p.id = r.location_id
      join lockers.box_view b on b.company_id = r.company_id and b.id = r.lock_id
      left join customers.customer_view c on c.company_id = r.network_id and c.id = r.customer_id
      where ${await theirs(ctx, person)} order by r.starts_at, r.id`);
    const steps = await ctx.db.rows<{ rentalId: string; at: Date; kind: string }>(sql`
      select s.rental_id, s.at, s.kind from rentals.rental r
      join rentals.rental_step s on s.company_id = r.company_id and s.rental_id = r.id
      where ${await theirs(ctx, person)} and s.kind <> 'edited' order by s.at, s.id`);
    const rentals = found.map((rental) => ({
      ...rental,
      steps: steps.filter(({ rentalId }) => rentalId === rental.id).map(({ at, kind }) => ({ at, kind })),
    }));
    return { rentals };
  },

  holds: async (ctx, people) => {
    const running = await listRentals(
      ctx,
      sql`${await theirs(ctx, ...people)} and r.state in ('ordered', 'booked', 'active')`,
    );
    const reason = 'rental.data_hold.running';
    return [...Map.groupBy(running, ({ customerId }) => customerId!)].map(([personId, { length: count }]) => ({
      personId,
      kind: 'open',
      reason,
      params: { count },
      until: null,
    }));
  },

  erase: async (ctx, person) => {
    const found = await listRentals(ctx, await theirs(ctx, person));
    for (const [companyId, here] of Map.groupBy(found, (rental) => rental.companyId)) {
      const scoped = inCompany(ctx, companyId);
      const ids = here.map(({ id }) => id);
      await ctx.db.rows(sql`
        update rentals.rental set customer_name = '', note = '', key_hash = null, key_sealed = null, pin_hash = null, pin_sealed = null,
          version = version + 1
        where company_id = ${companyId} and id = any(${ids}::uuid[])`);
      await ctx.db.rows(sql`
        update rentals.rental_step set person_name = ''
        where company_id = ${companyId} and rental_id = any(${ids}::uuid[]) and person_kind = 'customer'`);
      await forgetRenter(
        scoped,
        here.map(({ orderNumber }) => orderNumber).filter((number) => number !== ''),
      );
    }
  },

  timeline: async (ctx, person, limit) => {
    const rows = await ctx.db.rows<{ id: string; at: Date; kind: string; personName: string; rentalId: string }>(sql`
      select s.id, s.at, s.kind, s.person_name, s.rental_id from rentals.rental r
      join rentals.rental_step s on s.company_id = r.company_id and s.rental_id = r.id
      where ${await theirs(ctx, person)} and s.kind = any(${TIMELINE_STEPS}::text[]) order by s.at desc, s.id desc limit ${limit}`);
    return rows.map(({ id, at, kind, personName, rentalId }) => ({
      id,
      at,
      what: `rental.timeline.${kind}`,
      personName,
      path: `/admin/access-rights/${rentalId}`,
    }));
  },
};

/** Steps shown in the customer's timeline; the others are shown with the rental. */
const TIMELINE_STEPS = [
  'started',
  'extended',
  'overrun',
  'charged',
  'charge_dropped',
  'surcharge_paid',
  'surcharge_waived',
  'replaced',
  'access_revoked',
  'ended',
  'cancelled',
];
