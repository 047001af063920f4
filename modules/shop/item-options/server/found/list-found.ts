import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Offer } from '../../contract.ts';
import type { FoundFilter, FoundSort } from '../../contract-found.ts';
import { type Tier, tiersOf } from '../../rules/found-query.ts';
import { findOffers } from '../offer/find-offers.ts';
import { CENTS_NOW, facetConditions, isOnOffer, promotedItems } from './found-conditions.ts';

/** Above it the words of a search stand in so many items that a page is full sooner by walking along the order. */
const MOST_SORTED = 5_000;
/** Of items in which several frequent words stand no more are sorted; a page takes no longer the larger the shop is. */
const MOST_CANDIDATES = 20_000;

type Found = { readonly id: string; readonly key: string };
type Place = { readonly tier: number; readonly key: string; readonly id: string };

/** A page of what is found, in its order; `next` is the `after` of the page behind it. */
export async function listFound(
  ctx: CompanyCtx,
  filter: FoundFilter & { readonly sort: FoundSort; readonly after?: string | undefined; readonly limit: number },
): Promise<{ offers: Offer[]; next: string | null }> {
  const { after, limit } = filter;
  const from = after === undefined ? null : placeOf(after);
  const tiers = tiersFor(filter);
  const found: (Found & { readonly tier: number })[] = [];
  for (let tier = from?.tier ?? 0; tier < Math.max(1, tiers.length) && found.length <= limit; tier++) {
    const behind = from?.tier === tier ? from : null;
    const rows = await ctx.db.rows<Found>(pageOf(ctx, filter, tiers, tier, behind, limit + 1 - found.length));
    found.push(...rows.map((row) => ({ ...row, tier })));
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    offers: await findOffers(
      ctx,
      shown.map(({ id }) => id),
    ),
    next: found.length > limit && last ? `${last.tier}.${last.key}.${last.id}` : null,
  };
}

/** By other orders than how well it fits, all that fits is one. */
function tiersFor({ understood, sort }: Pick<FoundFilter, 'understood'> & { readonly sort: FoundSort }): Tier[] {
  if (!understood) return [];
  const tiers = tiersOf(understood.meanings);
  // Words of which the shop has none find nothing, and not everything.
  if (tiers.length === 0) return [{ query: `'${NO_WORD}'`, items: 0 }];
  return sort === 'best' ? tiers : tiers.slice(-1);
}

/** With a blank: no word has one. */
const NO_WORD = 'no word';

function placeOf(after: string): Place {
  const [id = '', key = '0', tier = '0'] = after.split('.').reverse();
  return { id, key, tier: Number(tier) };
}

type Order = { readonly key: Sql; readonly isBackwards: boolean };
const BY_SOLD: Order = { key: sql`i.sold_count`, isBackwards: true };
const ORDERS: Record<FoundSort, Order> = {
  best: BY_SOLD,
  popular: BY_SOLD,
  new: { key: sql`i.created_at`, isBackwards: true },
  price: { key: sql`i.price_cents`, isBackwards: false },
  price_desc: { key: sql`i.price_cents`, isBackwards: true },
};

/** The key of the order as digits, and the other way round. */
const written = (sort: FoundSort, key: Sql) =>
  sort === 'new' ? sql`(extract(epoch from ${key}) * 1000000)::bigint::text` : sql`${key}::text`;
const read = (sort: FoundSort, key: string) =>
  sort === 'new' ? sql`to_timestamp(0) + ${key}::bigint * interval '1 microsecond'` : sql`${key}::bigint`;

function pageOf(
  ctx: CompanyCtx,
  filter: FoundFilter & { readonly sort: FoundSort },
  tiers: readonly Tier[],
  at: number,
  from: Place | null,
  most: number,
): Sql {
  const { sort, categoryId } = filter;
  const tier = tiers[at];
  const before = tiers[at - 1];
  const facets = Object.values(facetConditions(ctx, filter)).filter((condition) => condition !== null);
  const isWalked = !tier || (facets.length === 0 && (tier.items ?? 0) > MOST_SORTED);
  const matches = ({ query }: Tier) =>
    // The function of the operator has no index: the order is walked along, and each item held against the words.
    isWalked ? sql`ts_match_vq(i.search_words, ${query}::tsquery)` : sql`i.search_words @@ ${query}::tsquery`;
  const where = allOf([
    isOnOffer(ctx, categoryId),
    tier ? matches(tier) : null,
    before ? sql`not i.search_words @@ ${before.query}::tsquery` : null,
    ...facets,
  ]);
  const isByPrice = sort === 'price' || sort === 'price_desc';
  const hasPrice = filter.fromCents !== null || filter.toCents !== null;
  const promoted = isByPrice || hasPrice ? sql`left join (${promotedItems(ctx)}) p on p.id = i.id` : sql``;
  const part = (order: Sql, also: Sql | null) => {
    const ordered = { ...ORDERS[sort], key: order };
    const columns = sql`i.id, ${ordered.key} as key`;
    const rows = sql`from catalog.item_view i ${promoted} where ${allOf([where, also])}`;
    const page = (key: Sql) => sql`
      ${from ? sql`and ${behind(sort, ordered, key, from)}` : sql``}
      order by ${placed(ordered, key)} limit ${most}`;
    return isWalked
      ? sql`(select ${columns} ${rows} ${page(order)})`
      : sql`(select i.id, i.key from (select ${columns} ${rows} limit ${MOST_CANDIDATES}) i where true ${page(sql`i.key`)})`;
  };
  const all = isByPrice
    ? // Those with another price for now are few, and put among the others, which stand in the order of an index.
      sql`${part(sql`i.price_cents`, sql`p.id is null`)} union all ${part(CENTS_NOW, sql`p.id is not null`)}`
    : part(ORDERS[sort].key, null);
  return sql`
    select i.id, ${written(sort, sql`i.key`)} as key from (${all}) i
    order by ${placed(ORDERS[sort], sql`i.key`)} limit ${most}`;
}

const placed = ({ isBackwards }: Order, key: Sql) => (isBackwards ? sql`${key} desc, i.id desc` : sql`${key}, i.id`);

function behind(sort: FoundSort, { isBackwards }: Order, key: Sql, from: Place): Sql {
  const last = sql`(${read(sort, from.key)}, ${from.id}::uuid)`;
  return isBackwards ? sql`(${key}, i.id) < ${last}` : sql`(${key}, i.id) > ${last}`;
}
