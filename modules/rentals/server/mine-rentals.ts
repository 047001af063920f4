import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { rentalProblems } from '../contract.ts';
import type { rentalSiteApi } from '../contract-site.ts';
import { accessOf } from './access-secrets.ts';
import { siteRental } from './mine-site-rental.ts';
import { rentalRows } from './rental-rows.ts';
import { rentalByKey } from './rental-store.ts';

const problem = problemsOf(rentalProblems);
const MOST_SHOWN = 60;

export const showByKey: UseCase<typeof rentalSiteApi.show> = async (ctx, { key }) => {
  const rental = await rentalByKey(ctx, key);
  if (!rental) throw problem('rental.unknown');
  return siteRental(inCompany(ctx, rental.companyId), rental, ctx.language);
};

/** Over all companies of the network; running and coming ones first. */
export const listMine: UseCase<typeof rentalSiteApi.mine> = async (ctx) => {
  const { companyId: networkId, userId } = ctx.caller;
  const companyIds = await companiesInSight(inCompany(ctx, networkId));
  const found = await rentalRows(
    ctx,
    sql`r.company_id = any(${companyIds}) and r.network_id = ${networkId} and r.customer_id = ${userId}
      and r.state in ('booked', 'active', 'ended', 'cancelled')`,
    sql`order by r.state in ('active', 'booked') desc, r.state = 'active' desc, r.starts_at desc, r.id desc limit ${MOST_SHOWN}`,
  );
  const rentals = await Promise.all(
    found.map(async (rental) => {
      const inside = inCompany(ctx, rental.companyId);
      const access = await accessOf(inside, rental.id);
      return { ...(await siteRental(inside, rental, ctx.language)), key: access?.key ?? '' };
    }),
  );
  return { rentals };
};
