import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { CatalogProblem } from '../../contract.ts';
import { Category, type CategoryData } from '../../contract-category.ts';

/** A screen says "1000" for more; nobody waits for the exact number. */
const MOST_COUNTED = 1000;

const columns = sql`c.id, c.name, c.description, c.availability, c.sort_rule, c.sort_dir, c.is_archived, c.version,
  (select count(*)::int from (
     select from catalog.item i where i.company_id = c.company_id and not i.is_archived and i.category_id = c.id limit ${MOST_COUNTED}
   ) counted) as item_count`;

/** jsonb keeps its own order of keys; in the contract's the same data always compares as the same. */
const categoryFrom = (row: Category): Category => z.parse(Category, row);

export async function listStoredCategories(ctx: CompanyCtx): Promise<Category[]> {
  const rows = await ctx.db.rows<Category>(sql`
    select ${columns} from catalog.category c where c.company_id = ${ctx.companyId} order by c.position, c.id`);
  return rows.map(categoryFrom);
}

/** The ids of those in the shop that are called so, in the order of the names; null where there is none. */
export async function listCategoriesNamed(ctx: CompanyCtx, names: readonly string[]): Promise<(string | null)[]> {
  const rows = await ctx.db.rows<{ id: string | null }>(sql`
    select (
      select c.id from catalog.category c
      where c.company_id = ${ctx.companyId} and not c.is_archived and lower(c.name ->> 'de') = lower(g.name) order by c.position, c.id limit 1
    ) as id
    from unnest(${names}::text[]) with ordinality as g (name, nth) order by g.nth`);
  return rows.map(({ id }) => id);
}

export async function findCategory(ctx: CompanyCtx, id: string): Promise<Category | undefined> {
  const row = await ctx.db.first<Category>(sql`
    select ${columns} from catalog.category c where c.company_id = ${ctx.companyId} and c.id = ${id}`);
  return row && categoryFrom(row);
}

/** Keeps the row until the transaction ends: nobody puts an item into it meanwhile, or saves over somebody else. */
export async function lockCategory(ctx: CompanyCtx, id: string): Promise<Category | undefined> {
  const rows = await ctx.db.rows(sql`
    select from catalog.category c where c.company_id = ${ctx.companyId} and c.id = ${id} for update`);
  return rows.length === 0 ? undefined : findCategory(ctx, id);
}

/** Keeps categories that take items as they are, always in one order; says why one takes none. */
export async function lockTakingCategories(ctx: CompanyCtx, given: readonly string[]): Promise<CatalogProblem | null> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return null;
  const rows = await ctx.db.rows<{ isArchived: boolean }>(sql`
    select is_archived from catalog.category where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) order by id for update`);
  if (rows.length < ids.length) return 'category.unknown';
  return rows.some(({ isArchived }) => isArchived) ? 'category.archived' : null;
}

export async function addStoredCategory(ctx: CompanyCtx, id: string, data: CategoryData): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    insert into catalog.category (company_id, id, position, created_at, ${names})
    select ${ctx.companyId}, ${id}, coalesce(max(c.position), 0) + 1, ${ctx.now}, ${values}
    from catalog.category c where c.company_id = ${ctx.companyId}`);
}

export async function saveStoredCategory(ctx: CompanyCtx, id: string, data: CategoryData): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    update catalog.category set (${names}) = row (${values}), version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function setCategoryArchived(ctx: CompanyCtx, id: string, isArchived: boolean): Promise<void> {
  await ctx.db.rows(sql`
    update catalog.category set is_archived = ${isArchived}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** The places they have, in their order; locked, so that two who sort do not mix. */
export async function lockCategoryPlaces(ctx: CompanyCtx, ids: readonly string[]): Promise<number[]> {
  const rows = await ctx.db.rows<{ position: number }>(sql`
    select position from catalog.category where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    order by position, id for update`);
  return rows.map(({ position }) => position);
}

export async function placeCategories(
  ctx: CompanyCtx,
  ids: readonly string[],
  places: readonly number[],
): Promise<void> {
  await ctx.db.rows(sql`
    update catalog.category c set position = p.position
    from unnest(${ids}::uuid[], ${places}::int[]) as p (id, position)
    where c.company_id = ${ctx.companyId} and c.id = p.id`);
}

function written(data: CategoryData): { names: Sql; values: Sql } {
  const { name, description, availability, sortRule } = data;
  const sortDir = sortRule === 'hand' ? 'asc' : data.sortDir;
  return {
    names: sql`name, description, availability, sort_rule, sort_dir`,
    values: sql`${jsonOf(everyLanguage(name))}::jsonb, ${jsonOf(everyLanguage(description))}::jsonb, ${jsonOf(availability)}::jsonb, ${sortRule}, ${sortDir}`,
  };
}
