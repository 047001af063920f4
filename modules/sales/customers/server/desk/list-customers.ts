import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import { customerProblems } from '../../contract.ts';
import type {
  CustomerFigure,
  CustomerFigures,
  CustomerFilter,
  CustomerListRow,
  CustomerRow,
  CustomerSort,
  customerApi,
} from '../../contract-staff.ts';
import { asPartnerSees, whyNotAskFigure } from '../../rules/customer.ts';
import { figureColumns } from '../figures/figure-store.ts';
import { figuresSeen, visibleFigures } from '../figures/visible-figures.ts';
import { customerColumns } from '../record/customer-store.ts';
import { listTagsOf } from '../tags/tag-store.ts';

const problem = problemsOf(customerProblems);

/** A screen says "more than a thousand"; nobody waits for the exact number. */
const MOST_COUNTED = 1000;

/** Each has its index, read forwards or backwards. */
const PLACES: Record<CustomerSort, Sql> = {
  createdAt: sql`c.id`,
  name: sql`lower(c.last_name), lower(c.first_name), c.id`,
  lastSeenAt: sql`coalesce(c.last_seen_at, '-infinity'::timestamptz), c.id`,
  spentCents: sql`f.spent_cents, f.customer_id`,
  openCents: sql`f.open_cents, f.customer_id`,
  lastContactAt: sql`coalesce(f.last_contact_at, '-infinity'::timestamptz), f.customer_id`,
};
const BACKWARDS: Record<CustomerSort, Sql> = {
  createdAt: sql`c.id desc`,
  name: sql`lower(c.last_name) desc, lower(c.first_name) desc, c.id desc`,
  lastSeenAt: sql`coalesce(c.last_seen_at, '-infinity'::timestamptz) desc, c.id desc`,
  spentCents: sql`f.spent_cents desc, f.customer_id desc`,
  openCents: sql`f.open_cents desc, f.customer_id desc`,
  lastContactAt: sql`coalesce(f.last_contact_at, '-infinity'::timestamptz) desc, f.customer_id desc`,
};

/** Who is there for a company, each with the figures it sees: a franchisee has rows of those it has dealt with alone. */
const FROM = sql`customers.customer c join customers.customer_figure f on f.company_id = c.company_id and f.customer_id = c.id`;

type Found = CustomerRow & CustomerFigures;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listCustomers: UseCase<typeof customerApi.list> = async (ctx, { filter }) => {
  const network = await inNetwork(ctx);
  const { sort, dir, after, limit } = filter;
  const seen = await visibleFigures(ctx);
  const refusal = whyNotAskFigure(filter, seen);
  if (refusal) throw problem(refusal);
  const found = conditions(network, ctx.companyId, filter);
  const rows = await ctx.db.rows<Found>(sql`
    select ${customerColumns}, ${figureColumns} from ${FROM}
    where ${allOf([found, after ? following(network, ctx.companyId, filter, after) : null])}
    order by ${dir === 'asc' ? PLACES[sort] : BACKWARDS[sort]}
    limit ${limit + 1}`);
  const customers = await presented(ctx, network, rows.slice(0, limit), seen);
  const isAll = !after && rows.length <= limit;
  const count = isAll ? rows.length : await countUpTo(ctx, found);
  return {
    customers,
    figures: [...seen],
    next: rows.length > limit ? customers.at(-1)!.id : null,
    total: { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED },
  };
};

/** Tags are the network's, like all that the account holds. */
async function presented(
  ctx: Ctx,
  network: CompanyCtx,
  rows: readonly Found[],
  seen: ReadonlySet<CustomerFigure>,
): Promise<CustomerListRow[]> {
  const isOfOwnNetwork = network.companyId === ctx.companyId;
  const ids = rows.map(({ id }) => id);
  const tags = isOfOwnNetwork ? Map.groupBy(await listTagsOf(network, ids), (tag) => tag.customerId) : null;
  return rows.map(({ orders, rentals, appointments, spentCents, openCents, lastContactAt, ...row }) => ({
    ...(isOfOwnNetwork ? row : asPartnerSees(row)),
    figures: figuresSeen({ orders, rentals, appointments, spentCents, openCents, lastContactAt }, seen),
    tags: (tags?.get(row.id) ?? []).map(({ id, name, colour }) => ({ id, name, colour })),
  }));
}

/** One more than is said at the most: that one tells whether there are more. */
async function countUpTo(ctx: CompanyCtx, found: Sql): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (select from ${FROM} where ${found} limit ${MOST_COUNTED + 1}) found`);
  return row!.count;
}

/** Behind somebody the caller may see: the place of anybody else in the alphabet is nobody's business. */
function following(network: CompanyCtx, companyId: string, { sort, dir }: CustomerFilter, after: string): Sql {
  const place = PLACES[sort];
  const visible = conditions(network, companyId, {});
  const last = sql`(select ${place} from ${FROM} where ${visible} and c.id = ${after})`;
  return dir === 'asc' ? sql`(${place}) > ${last}` : sql`(${place}) < ${last}`;
}

function conditions(
  network: CompanyCtx,
  companyId: string,
  {
    search,
    isBlocked,
    newsletter,
    hasOpen,
    tagId,
  }: Pick<CustomerFilter, 'search' | 'isBlocked' | 'newsletter' | 'hasOpen' | 'tagId'>,
): Sql {
  return allOf([
    sql`c.company_id = ${network.companyId} and f.company_id = ${network.companyId} and f.viewer_id = ${companyId} and c.erased_at is null`,
    isBlocked === undefined ? null : isBlocked ? sql`c.blocked_at is not null` : sql`c.blocked_at is null`,
    newsletter ? sql`c.newsletter = ${newsletter}` : null,
    hasOpen === undefined ? null : hasOpen ? sql`f.open_cents > 0` : sql`f.open_cents = 0`,
    tagId && companyId === network.companyId ? tagged(network, tagId) : tagId ? sql`false` : null,
    ...patternsOf(search?.toLowerCase()).map((pattern) => sql`c.search_text like ${pattern}`),
  ]);
}

const tagged = (network: CompanyCtx, tagId: string) => sql`exists (
  select from customers.customer_tag t
  where t.company_id = ${network.companyId} and t.tag_id = ${tagId} and t.customer_id = c.id)`;
