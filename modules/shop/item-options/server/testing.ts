import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { named } from '../rules/offer.for-tests.ts';

export { openPictureServer } from './picture/picture-server.for-tests.ts';

type GivenVariant = { readonly name: string; readonly priceCents: number; readonly stock?: number };

/** Variants of an item in this order; their ids. */
export async function addVariants(
  ctx: CompanyCtx,
  itemId: string,
  variants: readonly GivenVariant[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, { name, priceCents, stock = null }] of variants.entries()) {
    const id = newId();
    await ctx.db.rows(sql`
      insert into item_options.variant (company_id, id, item_id, position, name, number, price_cents, stock, created_at)
      values (${ctx.companyId}, ${id}, ${itemId}, ${at + 1}, ${jsonOf(named(name))}::jsonb, '', ${priceCents}, ${stock}, ${ctx.now})`);
    ids.push(id);
  }
  return ids;
}

type GivenGroup = {
  readonly name?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly mostOfSame?: number;
  readonly extras: readonly (readonly [name: string, surchargeCents: number])[];
};

/** A group of extras that these items have; the ids of its extras. */
export async function addExtraGroup(ctx: CompanyCtx, itemIds: readonly string[], given: GivenGroup): Promise<string[]> {
  const { name = 'Beläge', minimum = 0, maximum = 3, mostOfSame = 1 } = given;
  const groupId = newId();
  await ctx.db.rows(sql`
    insert into item_options.extra_group (company_id, id, name, minimum, maximum, most_of_same, position)
    values (${ctx.companyId}, ${groupId}, ${jsonOf(named(name))}::jsonb, ${minimum}, ${maximum}, ${mostOfSame}, 1)`);
  const ids: string[] = [];
  for (const [at, [extra, surchargeCents]] of given.extras.entries()) {
    const id = newId();
    await ctx.db.rows(sql`
      insert into item_options.extra (company_id, id, group_id, position, name, surcharge_cents, allergens, additives)
      values (${ctx.companyId}, ${id}, ${groupId}, ${at + 1}, ${jsonOf(named(extra))}::jsonb, ${surchargeCents}, '[]', '[]')`);
    ids.push(id);
  }
  for (const itemId of itemIds) {
    await ctx.db.rows(sql`
      insert into item_options.item_group (company_id, item_id, group_id, position) values (${ctx.companyId}, ${itemId}, ${groupId}, 1)`);
  }
  return ids;
}
