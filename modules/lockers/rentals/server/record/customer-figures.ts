import { visibleCompanies } from '@fachwerk/companies/facade';
import type { FigurePart, FigureSource } from '@fachwerk/customers/facade';
import { isOneOf, sql } from '@fachwerk/server/sql';

/** Rentals that were paid for. Merchants see the column once they let boxes. */
export const rentalFigures: FigureSource = {
  figures: ['rentals'],
  capability: 'rentals.read',
  isUsed: async (ctx) => {
    const query = sql`select from rentals.rental where company_id = any(${await visibleCompanies(ctx)}) limit 1`;
    return (await ctx.db.first(query)) !== undefined;
  },
  partsOf: async (network, people) =>
    network.db.rows<FigurePart>(sql`
      select r.customer_id, r.company_id, count(*)::int as rentals, max(r.created_at) as last_contact_at from rentals.rental r
      where r.company_id = any(${await visibleCompanies(network)}) and r.network_id = ${network.companyId}
        and r.state in ('booked', 'active', 'ended') and ${isOneOf(
          sql`r.customer_id`,
          people.map(({ id }) => id),
        )}
      group by r.customer_id, r.company_id`),
};
