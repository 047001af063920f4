import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { allOf, sql } from '@fachwerk/server/sql';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { companyOfFeedKey } from './feed-key.ts';
import { accessRightRows } from './list-rows.ts';

const problem = problemsOf(rentalProblems);
/** Stands in the address of whoever sends the key as a header: addresses are written down on the way. */
const IN_THE_HEADER = '-';
const HEADER = 'x-feed-key';
const MOST = 5000;

export const showFeed: UseCase<typeof accessRightApi.feed> = async (ctx, { secret, filter: { locationIds } }) => {
  const key = secret === IN_THE_HEADER ? (ctx.request.header(HEADER) ?? '') : secret;
  const companyId = await companyOfFeedKey(ctx, key);
  if (!companyId) throw problem('feed.key_unknown');
  ctx.belongsTo(companyId);
  const inside = { ...ctx, companyId };
  const condition = allOf([
    sql`r.company_id = any(${await companiesInSight(inside)}) and r.state = 'active'`,
    locationIds?.length ? sql`r.location_id = any(${locationIds}::uuid[])` : null,
  ]);
  return {
    aktiveMieten: await accessRightRows(inside, condition, sql`order by r.starts_at desc, r.id desc limit ${MOST}`),
  };
};
