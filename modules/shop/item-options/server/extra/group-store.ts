import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { type Extra, ExtraGroup, type ExtraGroupForm, type ExtraProblem } from '../../contract-extra.ts';

/** A screen says "1000" for more; nobody waits for the exact number. */
const MOST_COUNTED = 1000;
/** A table has no room for more columns. */
const MOST_SIZES = 12;

type GroupRow = Omit<ExtraGroup, 'extras'>;

/** All groups with their extras, or some. */
export async function listStoredGroups(ctx: CompanyCtx, ids: readonly string[] | null = null): Promise<ExtraGroup[]> {
  const wanted = ids ? sql`and g.id = any(${ids}::uuid[])` : sql``;
  const groups = await ctx.db.rows<GroupRow>(sql`
    select g.id, g.name, g.minimum, g.maximum, g.most_of_same, g.is_archived, g.version,
      (select count(*)::int from (
         select from item_options.item_group u join catalog.item_view i on i.company_id = u.company_id and i.id = u.item_id and not i.is_archived
         where u.company_id = g.company_id and u.group_id = g.id limit ${MOST_COUNTED}
       ) used) as item_count,
      array(
        select used.name from (
          select v.name ->> 'de' as name, v.position
          from item_options.item_group u join item_options.variant v on v.company_id = u.company_id and v.item_id = u.item_id and not v.is_archived
          where u.company_id = g.company_id and u.group_id = g.id limit ${MOST_COUNTED}
        ) used group by used.name order by min(used.position), used.name limit ${MOST_SIZES}
      ) as sizes
    from item_options.extra_group g where g.company_id = ${ctx.companyId} ${wanted}
    order by g.position, g.id`);
  const extras = await ctx.db.rows<Extra & { groupId: string }>(sql`
    select group_id, id, name, surcharge_cents, size_prices, allergens, additives, is_sold_out, sold_out_until from item_options.extra
    where company_id = ${ctx.companyId} and group_id = any(${groups.map(({ id }) => id)}::uuid[]) and not is_archived
    order by position`);
  const of = Map.groupBy(extras, ({ groupId }) => groupId);
  return groups.map((group) => z.parse(ExtraGroup, { ...group, extras: of.get(group.id) ?? [] }));
}

/** Keeps the row until the transaction ends: of two who save, the second is told. */
export async function lockGroup(ctx: CompanyCtx, id: string): Promise<ExtraGroup | undefined> {
  const rows = await ctx.db.rows(sql`
    select from item_options.extra_group where company_id = ${ctx.companyId} and id = ${id} for update`);
  return rows.length === 0 ? undefined : (await listStoredGroups(ctx, [id]))[0];
}

/** Keeps groups that items are to have as they are; says why one cannot be had. */
export async function lockUsableGroups(ctx: CompanyCtx, ids: readonly string[]): Promise<ExtraProblem | null> {
  const rows = await ctx.db.rows<{ isArchived: boolean }>(sql`
    select is_archived from item_options.extra_group where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    order by id for share`);
  if (rows.length < ids.length) return 'extra_group.unknown';
  return rows.some(({ isArchived }) => isArchived) ? 'extra_group.archived' : null;
}

/** One that is there is changed, any other added behind the others. */
export async function saveStoredGroup(ctx: CompanyCtx, id: string, group: ExtraGroupForm): Promise<void> {
  const { name, minimum, maximum, mostOfSame } = group;
  await ctx.db.rows(sql`
    insert into item_options.extra_group as g (company_id, id, name, minimum, maximum, most_of_same, position)
    select ${ctx.companyId}::uuid, ${id}::uuid, ${jsonOf(everyLanguage(name))}::jsonb, ${minimum}::int, ${maximum}::int, ${mostOfSame}::int,
      coalesce(max(o.position), 0) + 1
    from item_options.extra_group o where o.company_id = ${ctx.companyId}
    on conflict (company_id, id) do update set name = excluded.name, minimum = excluded.minimum, maximum = excluded.maximum,
      most_of_same = excluded.most_of_same, version = g.version + 1`);
}

/** All extras of a group in their order; one that is not among them is no longer offered. */
export async function saveExtras(
  ctx: CompanyCtx,
  groupId: string,
  extras: readonly (ExtraGroupForm['extras'][number] & { id: string })[],
): Promise<void> {
  await ctx.db.rows(sql`
    update item_options.extra set is_archived = true
    where company_id = ${ctx.companyId} and group_id = ${groupId} and not id = any(${extras.map(({ id }) => id)}::uuid[])`);
  for (const [at, { id, name, surchargeCents, sizePrices = null, allergens, additives }] of extras.entries()) {
    await ctx.db.rows(sql`
      insert into item_options.extra as e (company_id, id, group_id, position, name, surcharge_cents, size_prices, allergens, additives)
      values (${ctx.companyId}, ${id}, ${groupId}, ${at + 1}, ${jsonOf(everyLanguage(name))}::jsonb, ${surchargeCents},
        coalesce(${sizePrices && jsonOf(sizePrices)}::jsonb, '[]'), ${jsonOf(allergens)}::jsonb,
        ${jsonOf(additives)}::jsonb)
      on conflict (company_id, id) do update set position = excluded.position, name = excluded.name,
        surcharge_cents = excluded.surcharge_cents, size_prices = coalesce(${sizePrices && jsonOf(sizePrices)}::jsonb, e.size_prices),
        allergens = excluded.allergens, additives = excluded.additives`);
  }
}
