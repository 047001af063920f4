import { type Translated, textIn } from '@fachwerk/base/translated';
import type { Allergen } from '@fachwerk/catalog/contract-facts';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { FacetCounts, FoundFilter } from '../../contract-found.ts';
import { tiersOf } from '../../rules/found-query.ts';
import { CENTS_NOW, facetConditions, inSupply, isOnOffer, promotedItems } from './found-conditions.ts';

/** Of more, values are named and not counted. */
const MOST_COUNTED = 5_000;
const MOST_VALUES = 24;

type Row = {
  readonly seen: number;
  readonly count: number;
  readonly categories: Record<string, number> | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly vegetarian: number;
  readonly vegan: number;
  readonly allergens: Record<string, number> | null;
  readonly variants: readonly { readonly value: string; readonly name: Translated; readonly count: number }[] | null;
  readonly available: number;
};

const FACETS = ['categories', 'price', 'diet', 'without', 'variants', 'available'] as const;
type Facet = (typeof FACETS)[number];

/** How many of the items have which value. A value is counted among those that fit all that was chosen beside its own facet. */
export async function countFacets(ctx: LanguageCtx, filter: FoundFilter): Promise<FacetCounts> {
  const conditions = facetConditions(ctx, filter);
  const query = filter.understood && (tiersOf(filter.understood.meanings).at(-1)?.query ?? `'no word'`);
  const passes = (facet: Facet) => sql`${conditions[facet] ?? sql`true`} as ${NAMES[facet]}`;
  const row = await ctx.db.first<Row>(sql`
    with promoted as materialized (${promotedItems(ctx)}),
    hits as materialized (
      select i.id, i.category_id, ${CENTS_NOW} as cents, i.diet, i.allergens, i.has_variants, ${inSupply(ctx, sql`i`)} as in_supply,
        ${FACETS.map(passes).reduce((sofar, next) => sql`${sofar}, ${next}`)}
      from catalog.item_view i left join promoted p on p.id = i.id
      where ${allOf([isOnOffer(ctx, filter.categoryId), query ? sql`i.search_words @@ ${query}::tsquery` : null])}
      limit ${MOST_COUNTED + 1}
    ),
    forms as materialized (
      select h.id, lower(v.name ->> 'de') as value, v.name, ${inSupply(ctx, sql`v`)} as in_supply, ${besides('variants')} as is_wanted
      from hits h join item_options.variant v on v.company_id = ${ctx.companyId} and v.item_id = h.id and not v.is_archived
      where h.has_variants
    )
    select (select count(*)::int from hits) as seen,
      (select count(*)::int from hits h where ${besides(null)}) as count,
      (select jsonb_object_agg(category_id, n) from (
        select h.category_id, count(*) as n from hits h where ${besides('categories')} group by h.category_id) c) as categories,
      (select min(h.cents) from hits h where ${besides('price')}) as least,
      (select max(h.cents) from hits h where ${besides('price')}) as most,
      (select count(*)::int from hits h where ${besides('diet')} and h.diet in ('vegetarian', 'vegan')) as vegetarian,
      (select count(*)::int from hits h where ${besides('diet')} and h.diet = 'vegan') as vegan,
      (select jsonb_object_agg(allergen, n) from (
        select allergen, count(*) as n from hits h cross join lateral (select jsonb_array_elements_text(h.allergens) as allergen) e
        where ${besides('without')} group by allergen) a) as allergens,
      (select jsonb_agg(jsonb_build_object('value', value, 'name', name, 'count', n) order by n desc, value) from (
        select value, (array_agg(name))[1] as name, count(distinct id) as n from forms where is_wanted
        group by value order by n desc, value limit ${MOST_VALUES}) f) as variants,
      (select count(*)::int from hits h where ${besides('available')} and h.in_supply
        and (not h.has_variants or exists (select from forms f where f.id = h.id and f.in_supply))) as available`);
  return countsFrom(row!, ctx);
}

const NAMES: Record<Facet, Sql> = {
  categories: sql`fits_categories`,
  price: sql`fits_price`,
  diet: sql`fits_diet`,
  without: sql`fits_without`,
  variants: sql`fits_variants`,
  available: sql`fits_available`,
};

const besides = (own: Facet | null) =>
  allOf(FACETS.filter((facet) => facet !== own).map((facet) => sql`h.${NAMES[facet]}`));

function countsFrom(row: Row, { language }: LanguageCtx): FacetCounts {
  const isMore = row.seen > MOST_COUNTED;
  const counted = (count: number) => (isMore ? null : count);
  return {
    count: counted(row.count),
    categories: Object.entries(row.categories ?? {}).map(([id, count]) => ({ id, count: counted(count) })),
    cents: row.least === null || row.most === null ? null : { least: row.least, most: row.most },
    diets: { vegetarian: counted(row.vegetarian), vegan: counted(row.vegan) },
    allergens: Object.entries(row.allergens ?? {}).map(([allergen, count]) => ({
      allergen: allergen as Allergen,
      count: counted(count),
    })),
    variants: (row.variants ?? []).map(({ value, name, count }) => ({
      value,
      name: textIn(name, language),
      count: counted(count),
    })),
    available: counted(row.available),
  };
}
