import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { freeKey, keyBetween, LONGEST_KEY, spreadKeys } from '../../rules/order-key.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { visibleTo } from '../board/board-store.ts';
import { type Place, rowsOfPlaces } from './card-store.ts';

type Board = { readonly id: string; readonly revision: number };

/** The requested sort key if free, otherwise one right behind it. The caller holds the board lock. */
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

export type MovingCard = {
  readonly id: string;
  readonly boardId: string;
  readonly columnId: string;
  readonly columnName: string;
  readonly isArchived: boolean;
  readonly wish: string;
  /** The next two used keys from the requested one on. */
  readonly taken: readonly string[];
};

/** Visible cards that move into a column, in the order of the requests. The caller holds the board lock. */
export function findMoving(ctx: BoardCtx, columnId: string, wishes: readonly Place[]): Promise<MovingCard[]> {
  return ctx.db.rows<MovingCard>(sql`
    select c.id, c.board_id, c.column_id, s.name as column_name, c.archived_at is not null as is_archived, w.sort as wish,
      array(select x.sort from boards.card x
        where x.company_id = c.company_id and x.column_id = ${columnId} and x.sort >= w.sort collate "C" and x.id <> c.id
        order by x.sort limit 2) as taken
    from ${rowsOfPlaces(wishes)} with ordinality w(id, sort, at)
    join boards.card c on c.company_id = ${ctx.companyId} and c.id = w.id
    join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id
    join boards.board b on b.company_id = c.company_id and b.id = c.board_id and ${visibleTo(ctx)}
    order by w.at`);
}

/** A key above all cards of a column. */
export async function topOf(ctx: CompanyCtx, columnId: string): Promise<string> {
  const first = await ctx.db.first<{ sort: string }>(sql`
    select sort from boards.card where company_id = ${ctx.companyId} and column_id = ${columnId} order by sort limit 1`);
  return keyBetween(null, first?.sort ?? null);
}

/** Renews keys that have become too long, in the same order, and marks these cards as changed. Returns whether it did. */
export async function spreadIfLong(
  ctx: CompanyCtx,
  { revision }: Board,
  columnId: string,
  keys: readonly string[],
): Promise<boolean> {
  if (keys.every((key) => key.length <= LONGEST_KEY)) return false;
  const standing = await ctx.db.rows<{ id: string }>(sql`
    select id from boards.card where company_id = ${ctx.companyId} and column_id = ${columnId} order by sort`);
  await writeKeys(
    ctx,
    columnId,
    standing.map(({ id }) => id),
    revision,
  );
  return true;
}

/** Appends all cards of a column to another column of the same board, in order. */
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
