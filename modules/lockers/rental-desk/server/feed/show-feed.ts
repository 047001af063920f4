import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies } from '@fachwerk/companies/facade';
import { accessRightRows } from '@fachwerk/rental-changes/facade';
import { hashToken, isSameSecret } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { acrossCompanies, allOf, sql } from '@fachwerk/server/sql';
import { type accessRightApi, accessRightProblems } from '../../contract.ts';

const problem = problemsOf(accessRightProblems);
/** Stands in the address of whoever sends the key as a header: addresses are written down on the way. */
const IN_THE_HEADER = '-';
const HEADER = 'x-feed-key';
const MOST = 5000;

export const showFeed: UseCase<typeof accessRightApi.feed> = async (ctx, { secret, filter: { locationIds } }) => {
  const key = secret === IN_THE_HEADER ? (ctx.request.header(HEADER) ?? '') : secret;
  const companyId = await companyOfFeedKey(ctx, key);
  if (!companyId) throw problem('feed.key_unknown');
  ctx.belongsTo(companyId);
  const scoped = { ...ctx, companyId };
  const condition = allOf([
    sql`r.company_id = any(${await visibleCompanies(scoped)}) and r.state = 'active'`,
    locationIds?.length ? sql`r.location_id = any(${locationIds}::uuid[])` : null,
  ]);
  return {
    aktiveMieten: await accessRightRows(scoped, condition, sql`order by r.starts_at desc, r.id desc limit ${MOST}`),
  };
};

/** Whose key this is; undefined for one of nobody. What is looked for is its hash, and what is found is compared in constant time. */
async function companyOfFeedKey({ db }: WorkCtx, key: string): Promise<string | undefined> {
  const query = sql`select company_id, key_hash from access_rights.feed_key where key_hash = ${hashToken(key)}`;
  const row = await db.first<{ companyId: string; keyHash: string }>(
    acrossCompanies('an outside system has nothing but its key', query),
  );
  const isTheirs = isSameSecret(row?.keyHash ?? '', hashToken(key));
  return isTheirs ? row?.companyId : undefined;
}
