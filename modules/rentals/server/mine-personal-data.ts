import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { forgetRenter } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { DataHold, Person, PersonalData } from '@fachwerk/server/personal-data';
import { sql } from '@fachwerk/server/sql';
import { dueCents } from '../rules/overrun.ts';
import { accessRightRows } from './list-rows.ts';
import { rentalRows } from './rental-rows.ts';

/** The rentals of a person, within sight of whoever asks. */
const theirs = async (ctx: CompanyCtx, { companyId, id }: Person) =>
  sql`r.company_id = any(${await companiesInSight(ctx)}) and r.network_id = ${companyId} and r.customer_id = ${id}`;

export const rentalPersonalData: PersonalData = {
  export: async (ctx, person) => {
    const found = await accessRightRows(ctx, await theirs(ctx, person), sql`order by r.starts_at, r.id`);
    const steps = await ctx.db.rows<{ rentalId: string; at: Date; kind: string }>(sql`
      select s.rental_id, s.at, s.kind from rentals.rental r
      join rentals.rental_step s on s.company_id = r.company_id and s.rental_id = r.id
      where ${await theirs(ctx, person)} and s.kind <> 'edited' order by s.at, s.id`);
    // What staff wrote to each other about a rental is theirs.
    const rentals = found.map(({ note: _, version: __, companyId: ___, ...rental }) => ({
      ...rental,
      steps: steps.filter(({ rentalId }) => rentalId === rental.id).map(({ at, kind }) => ({ at, kind })),
    }));
    return { rentals };
  },

  holds: async (ctx, person) => {
    const open = await rentalRows(
      ctx,
      sql`${await theirs(ctx, person)} and r.state in ('ordered', 'booked', 'active', 'ended')`,
    );
    const running = open.filter(({ state }) => state !== 'ended');
    const unpaid = open.filter((rental) => dueCents(rental, ctx.now) > 0);
    const hold = (reason: string, count: number): DataHold[] =>
      count > 0 ? [{ kind: 'open', reason, params: { count }, until: null }] : [];
    return [...hold('rental.data_hold.running', running.length), ...hold('rental.data_hold.unpaid', unpaid.length)];
  },

  erase: async (ctx, person) => {
    const found = await rentalRows(ctx, await theirs(ctx, person));
    for (const [companyId, here] of Map.groupBy(found, (rental) => rental.companyId)) {
      const inside = inCompany(ctx, companyId);
      const ids = here.map(({ id }) => id);
      await ctx.db.rows(sql`
        update rentals.rental set customer_name = '', note = '', key_hash = null, key_sealed = null, pin_hash = null, pin_sealed = null,
          version = version + 1
        where company_id = ${companyId} and id = any(${ids}::uuid[])`);
      await ctx.db.rows(sql`
        update rentals.rental_step set person_name = ''
        where company_id = ${companyId} and rental_id = any(${ids}::uuid[]) and person_kind = 'customer'`);
      await forgetRenter(
        inside,
        here.map(({ orderNumber }) => orderNumber).filter((number) => number !== ''),
      );
    }
  },

  timeline: async (ctx, person, limit) => {
    const rows = await ctx.db.rows<{ id: string; at: Date; kind: string; personName: string; rentalId: string }>(sql`
      select s.id, s.at, s.kind, s.person_name, s.rental_id from rentals.rental r
      join rentals.rental_step s on s.company_id = r.company_id and s.rental_id = r.id
      where ${await theirs(ctx, person)} and s.kind = any(${TOLD}::text[]) order by s.at desc, s.id desc limit ${limit}`);
    return rows.map(({ id, at, kind, personName, rentalId }) => ({
      id,
      at,
      what: `rental.timeline.${kind}`,
      personName,
      path: `/admin/access-rights/${rentalId}`,
    }));
  },
};

/** What a customer's own timeline tells of their rentals; the rest stands with the rental. */
const TOLD = [
  'started',
  'extended',
  'overrun',
  'surcharge_paid',
  'surcharge_waived',
  'replaced',
  'access_revoked',
  'ended',
  'cancelled',
];
