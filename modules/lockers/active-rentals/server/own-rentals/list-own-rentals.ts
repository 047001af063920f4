import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { stayApi } from '../../contract.ts';
import { siteRentalsWithKeys } from './site-rental.ts';

const MOST_SHOWN = 60;

/** Across all companies of the network; active and upcoming rentals first. */
export const listOwnRentals: UseCase<typeof stayApi.mine> = async (ctx) => {
  const { companyId: networkId, userId } = ctx.caller;
  const companyIds = await visibleCompanies(inCompany(ctx, networkId));
  const found = await listRentals(
    ctx,
    sql`r.company_id = any(${companyIds}) and r.network_id = ${networkId} and r.customer_id = ${userId}
      and r.state in ('booked', 'active', 'ended', 'cancelled')`,
    sql`order by r.state in ('active', 'booked') desc, r.state = 'active' desc, r.starts_at desc, r.id desc limit ${MOST_SHOWN}`,
  );
  const byCompany = Map.groupBy(found, (rental) => rental.companyId);
  const shown = await Promise.all(
    [...byCompany].map(([companyId, rentals]) => siteRentalsWithKeys(inCompany(ctx, companyId), rentals, ctx.language)),
  );
  const ofId = new Map(shown.flat().map((rental) => [rental.id, rental]));
  return { rentals: found.map(({ id }) => ofId.get(id)!) };
};
