import { visibleCompanies } from '@fachwerk/companies/facade';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import { dueCents } from '../../rules/overrun.ts';
import { phaseOf } from '../../rules/rental-phase.ts';

/** The started rentals of a person that are visible to the caller. */
const theirs = async (ctx: CompanyCtx, ...people: readonly Person[]) => {
  const ids = people.map(({ id }) => id);
  return listRentals(
    ctx,
    sql`r.company_id = any(${await visibleCompanies(ctx)}) and r.network_id = ${people[0]?.companyId} and ${isOneOf(sql`r.customer_id`, ids)}
      and r.state in ('active', 'ended')`,
  );
};

/** Data of this module only; the rental itself belongs to `rentals`. */
export const stayPersonalData: PersonalData = {
  export: async (ctx, person) => {
    const stays = await theirs(ctx, person);
    return {
      stays: stays.map((rental) => ({
        rentalId: rental.id,
        phase: phaseOf(rental, ctx.now),
        dueCents: dueCents(rental, ctx.now),
      })),
    };
  },

  holds: async (ctx, people) => {
    const unpaid = (await theirs(ctx, ...people)).filter((rental) => dueCents(rental, ctx.now) > 0);
    const reason = 'rental.data_hold.unpaid';
    return [...Map.groupBy(unpaid, ({ customerId }) => customerId!)].map(([personId, { length: count }]) => ({
      personId,
      kind: 'open',
      reason,
      params: { count },
      until: null,
    }));
  },

  erase: async () => {},
};
