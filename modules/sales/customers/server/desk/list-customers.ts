import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { CustomerFilter, CustomerRow, CustomerSort, customerApi } from '../../contract-staff.ts';
import { asPartnerSees } from '../../rules/customer.ts';
import { customerColumns } from '../record/customer-store.ts';

/** A screen says "more than a thousand"; nobody waits for the exact number. */
const MOST_COUNTED = 1000;

/** Each has its index, read forwards or backwards. */
const PLACES: Record<CustomerSort, Sql> = {
  createdAt: sql`c.id`,
  name: sql`lower(c.last_name), lower(c.first_name), c.id`,
  lastSeenAt: sql`coalesce(c.last_seen_at, '-infinity'::timestamptz), c.id`,
};
const BACKWARDS: Record<CustomerSort, Sql> = {
  createdAt: sql`c.id desc`,
  name: sql`lower(c.last_name) desc, lower(c.first_name) desc, c.id desc`,
  lastSeenAt: sql`coalesce(c.last_seen_at, '-infinity'::timestamptz) desc, c.id desc`,
};

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listCustomers: UseCase<typeof customerApi.list> = async (ctx, { filter }) => {
  const network = await inNetwork(ctx);
  const { sort, dir, after, limit } = filter;
  const found = conditions(network, ctx.companyId, filter);
  const rows = await ctx.db.rows<CustomerRow>(sql`
    select ${customerColumns} from customers.customer c
    where ${allOf([found, after ? following(network, ctx.companyId, filter, after) : null])}
    order by ${dir === 'asc' ? PLACES[sort] : BACKWARDS[sort]}
    limit ${limit + 1}`);
  const isOfOwnNetwork = network.companyId === ctx.companyId;
  const customers = rows.slice(0, limit).map((row) => (isOfOwnNetwork ? row : asPartnerSees(row)));
  const isAll = !after && rows.length <= limit;
  const count = isAll ? rows.length : await countUpTo(ctx, found);
  return {
    customers,
    next: rows.length > limit ? customers.at(-1)!.id : null,
    total: { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED },
  };
};

/** One more than is said at the most: that one tells whether there are more. */
async function countUpTo(ctx: CompanyCtx, found: Sql): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (select from customers.customer c where ${found} limit ${MOST_COUNTED + 1}) found`);
  return row!.count;
}

/** Behind somebody the caller may see: the place of anybody else in the alphabet is nobody's business. */
function following(network: CompanyCtx, companyId: string, { sort, dir }: CustomerFilter, after: string): Sql {
  const place = PLACES[sort];
  const visible = conditions(network, companyId, {});
  const last = sql`(select ${place} from customers.customer c where ${visible} and c.id = ${after})`;
  return dir === 'asc' ? sql`(${place}) > ${last}` : sql`(${place}) < ${last}`;
}

function conditions(
  network: CompanyCtx,
  companyId: string,
  { search, isBlocked, newsletter }: Pick<CustomerFilter, 'search' | 'isBlocked' | 'newsletter'>,
): Sql {
  return allOf([
    sql`c.company_id = ${network.companyId} and c.erased_at is null`,
    companyId === network.companyId ? null : dealtWith(network, companyId),
    isBlocked === undefined ? null : isBlocked ? sql`c.blocked_at is not null` : sql`c.blocked_at is null`,
    newsletter ? sql`c.newsletter = ${newsletter}` : null,
    ...patternsOf(search?.toLowerCase()).map((pattern) => sql`c.search_text like ${pattern}`),
  ]);
}

const dealtWith = (network: CompanyCtx, companyId: string) => sql`exists (
  select from customers.customer_company p
  where p.company_id = ${network.companyId} and p.partner_id = ${companyId} and p.customer_id = c.id)`;
