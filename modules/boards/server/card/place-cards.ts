import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { freeKey, keyBetween, LONGEST_KEY, spreadKeys } from '../../rules/order-key.ts';

type Board = { readonly id: string; readonly revision: number };

/** The key that a card gets which wishes for one: the wish if it is free, else right behind. The board is held by who calls. */
export async function placeIn(ctx: CompanyCtx, columnId: string, wish: string, cardId: string): Promise<string> {
  const taken = await ctx.db.rows<{ sort: string }>(sql`
    select sort from boards.card
    where company_id = ${ctx.companyId} and column_id = ${columnId} and sort >= ${wish} collate "C" and id <> ${cardId}
    order by sort limit 2`);
  return freeKey(
    wish,
    taken.map(({ sort }) => sort),
  );
}

/** Above everything that stands in a column. */
export async function topOf(ctx: CompanyCtx, columnId: string): Promise<string> {
  const first = await ctx.db.first<{ sort: string }>(sql`
    select sort from boards.card where company_id = ${ctx.companyId} and column_id = ${columnId} order by sort limit 1`);
  return keyBetween(null, first?.sort ?? null);
}

/** Keys that have become long are given anew, in the same order; everybody reads these cards again. */
export async function spreadIfLong(ctx: CompanyCtx, { revision }: Board, columnId: string, key: string): Promise<void> {
  if (key.length <= LONGEST_KEY) return;
  const standing = await ctx.db.rows<{ id: string }>(sql`
    select id from boards.card where company_id = ${ctx.companyId} and column_id = ${columnId} order by sort`);
  await writeKeys(
    ctx,
    columnId,
    standing.map(({ id }) => id),
    revision,
  );
}

/** All cards of a column behind those of another one of the same board, in their order. */
export async function moveAll(
  ctx: CompanyCtx,
  { revision }: Board,
  fromId: string,
  to: { readonly id: string },
): Promise<void> {
  const all = await ctx.db.rows<{ id: string; columnId: string }>(sql`
    select id, column_id from boards.card where company_id = ${ctx.companyId} and column_id = any(${[fromId, to.id]}::uuid[])
    order by column_id = ${fromId}, sort`);
  if (!all.some(({ columnId }) => columnId === fromId)) return;
  await writeKeys(
    ctx,
    to.id,
    all.map(({ id }) => id),
    revision,
  );
}

async function writeKeys(ctx: CompanyCtx, columnId: string, ids: readonly string[], revision: number): Promise<void> {
  await ctx.db.write(sql`
    update boards.card c set sort = k.sort, column_id = ${columnId}, revision = ${revision}
    from unnest(${ids}::uuid[], ${spreadKeys(ids.length)}::text[]) k(id, sort)
    where c.company_id = ${ctx.companyId} and c.id = k.id`);
}
