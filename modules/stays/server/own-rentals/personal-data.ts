import { visibleCompanies } from '@fachwerk/companies/facade';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { dueCents } from '../../rules/overrun.ts';
import { phaseOf } from '../../rules/rental-phase.ts';

/** The rentals of a person that have begun, within sight of whoever asks. */
const theirs = async (ctx: CompanyCtx, { companyId, id }: Person) =>
  listRentals(
    ctx,
    sql`r.company_id = any(${await visibleCompanies(ctx)}) and r.network_id = ${companyId} and r.customer_id = ${id}
      and r.state in ('active', 'ended')`,
  );

/** What follows from a rental by the clock; the rental itself is kept by rentals. */
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

  holds: async (ctx, person) => {
    const { length: count } = (await theirs(ctx, person)).filter((rental) => dueCents(rental, ctx.now) > 0);
    return count > 0 ? [{ kind: 'open', reason: 'rental.data_hold.unpaid', params: { count }, until: null }] : [];
  },

  erase: async () => {},
};
