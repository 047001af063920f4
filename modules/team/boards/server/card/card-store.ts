import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Card, FoundCard, ShortCodeValue } from '../../contract-card.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { visibleTo } from '../board/board-store.ts';

/**
 * Related rows are read by subquery per card, along their keys. Joins with grouping would read a board of thousands a fifth faster, but planning nine
 * tables takes several times as long as reading the one card that was moved.
 */
const columns = sql`c.id, c.board_id, c.column_id, c.sort, c.title, c.label3, c.due_on, c.short_codes,
  (select x.short_codes from boards.board x where x.company_id = c.company_id and x.id = c.board_id) as board_codes, c.description <> '' as has_description,
  c.archived_at is not null as is_archived, c.revision, c.moved_at,
  array(select x.label_id from boards.card_label x where x.company_id = c.company_id and x.card_id = c.id order by 1) as labels,
  array(select x.user_id from boards.card_assignee x where x.company_id = c.company_id and x.card_id = c.id order by 1) as assignees,
  (select array[count(*), count(*) filter (where x.is_done)]::int[] from boards.check_item x
   where x.company_id = c.company_id and x.card_id = c.id) as ticks,
  (select count(*)::int from boards.history x where x.company_id = c.company_id and x.card_id = c.id and x.comment <> '') as comments,
  (select count(*)::int from boards.attachment x where x.company_id = c.company_id and x.card_id = c.id) as attachments,
  (select coalesce(jsonb_object_agg(x.field_id, x.value), '{}') from boards.card_value x
   join boards.field n on n.company_id = x.company_id and n.id = x.field_id
   where x.company_id = c.company_id and x.card_id = c.id and n.board_id = c.board_id) as values,
  (select x.file_key from boards.attachment x where x.company_id = c.company_id and x.id = c.cover_id) as cover_key`;

type ReadCard = Omit<Card, 'cover' | 'checks' | 'checksDone'> & {
  readonly ticks: readonly [number, number];
  readonly coverKey: string | null;
};

const cardOf = ({ coverKey, ticks: [checks, checksDone], ...card }: ReadCard): Card => ({
  ...card,
  checks,
  checksDone,
  cover: coverKey && fileAddress(coverKey),
});

async function listWhere(ctx: CompanyCtx, condition: Sql): Promise<Card[]> {
  const rows = await ctx.db.rows<ReadCard>(sql`
    select ${columns} from boards.card c where c.company_id = ${ctx.companyId} and ${condition} order by c.column_id, c.sort`);
  return rows.map(cardOf);
}

export type Place = { readonly id: string; readonly sort: string };

/**
 * Cards and their positions as rows. Inside a select the planner does not estimate their number and keeps a generic plan; if it sees a single row it
 * plans every move anew, which takes longer than the move itself.
 */
export const rowsOfPlaces = (places: readonly Place[]) =>
  sql`unnest((select ${places.map(({ id }) => id)}::uuid[]), (select ${places.map(({ sort }) => sort)}::text[]))`;

/** Moves cards into a column and returns them. */
export async function placeCards(
  ctx: CompanyCtx,
  columnId: string,
  places: readonly Place[],
  revision: number,
): Promise<Card[]> {
  const rows = await ctx.db.rows<ReadCard>(sql`
    update boards.card c set column_id = ${columnId}, sort = p.sort, revision = ${revision},
      moved_at = case when c.column_id = ${columnId} then c.moved_at else ${ctx.now} end
    from ${rowsOfPlaces(places)} p(id, sort)
    where c.company_id = ${ctx.companyId} and c.id = p.id
    returning ${columns}`);
  return rows.map(cardOf);
}

export function listCards(ctx: CompanyCtx, boardId: string): Promise<Card[]> {
  return listWhere(ctx, sql`c.board_id = ${boardId} and c.archived_at is null`);
}

export function listChangedCards(ctx: CompanyCtx, boardId: string, after: number): Promise<Card[]> {
  return listWhere(ctx, sql`c.board_id = ${boardId} and c.revision > ${after}`);
}

export function listCardsById(ctx: CompanyCtx, ids: readonly string[]): Promise<Card[]> {
  return listWhere(ctx, sql`c.id = any(${ids}::uuid[])`);
}

const MOST_FOUND = 200;

type Spot = Pick<FoundCard, 'id' | 'boardName' | 'columnName' | 'isDone'>;

/** Cards on boards visible to the caller, with board and column. Conditions refer to `c` (card), `b` (board) and `s` (column). */
async function findWhere(
  ctx: BoardCtx,
  conditions: readonly (Sql | null)[],
  order: Sql,
  most = MOST_FOUND,
): Promise<FoundCard[]> {
  const spots = await ctx.db.rows<Spot>(sql`
    select c.id, b.name as board_name, s.name as column_name, s.is_done
    from boards.card c
    join boards.board b on b.company_id = c.company_id and b.id = c.board_id
    join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id
    where c.company_id = ${ctx.companyId} and ${visibleTo(ctx)} and ${allOf(conditions)}
    order by ${order} limit ${most}`);
  const ids = spots.map(({ id }) => id);
  const cards = new Map((await listCardsById(ctx, ids)).map((card) => [card.id, card]));
  return spots.flatMap((spot) => {
    const card = cards.get(spot.id);
    return card ? [{ ...card, ...spot }] : [];
  });
}

/** Every word must occur in title, description, fields or comments. */
export function searchCards(ctx: CompanyCtx, words: string, boardId: string | null): Promise<FoundCard[]> {
  const said = patternsOf(words).map(
    (pattern) => sql`(c.title ilike ${pattern} or c.description ilike ${pattern} or c.short_codes::text ilike ${pattern}
      or exists (select from boards.history h where h.company_id = c.company_id and h.card_id = c.id and h.comment ilike ${pattern})
      or exists (select from boards.card_value v where v.company_id = c.company_id and v.card_id = c.id and v.value ilike ${pattern}))`,
  );
  return findWhere(
    ctx,
    [sql`c.archived_at is null and b.archived_at is null`, ...said],
    sql`(c.board_id = ${boardId}::uuid) is true desc, c.moved_at desc, c.id`,
  );
}

export function listCardsOf(ctx: CompanyCtx, userId: string | null): Promise<FoundCard[]> {
  const mine = sql`exists (select from boards.card_assignee m
    where m.company_id = c.company_id and m.card_id = c.id and m.user_id = ${userId})`;
  const open = sql`c.archived_at is null and b.archived_at is null and not s.is_done`;
  return findWhere(ctx, [open, mine], sql`c.due_on nulls last, c.moved_at desc, c.id`);
}

/** The visible ones among these cards, archived or not. */
export function listFound(ctx: BoardCtx, ids: readonly string[]): Promise<FoundCard[]> {
  return findWhere(ctx, [sql`c.id = any(${ids}::uuid[])`], sql`c.id`, ids.length);
}

export function listArchived(ctx: CompanyCtx, boardId: string): Promise<FoundCard[]> {
  return findWhere(ctx, [sql`c.board_id = ${boardId} and c.archived_at is not null`], sql`c.archived_at desc, c.id`);
}

export type CardRow = {
  readonly id: string;
  readonly boardId: string;
  readonly columnId: string;
  readonly sort: string;
  readonly title: string;
  readonly description: string;
  readonly label3: string;
  readonly dueOn: string | null;
  readonly shortCodes: ShortCodeValue[];
  readonly coverId: string | null;
  readonly isArchived: boolean;
  readonly movedAt: Date;
  readonly createdAt: Date;
  readonly createdBy: string;
};

const row = sql`c.id, c.board_id, c.column_id, c.sort, c.title, c.description, c.label3, c.due_on, c.short_codes, c.cover_id,
  c.archived_at is not null as is_archived, c.moved_at, c.created_at, c.created_by`;

export function findCards(ctx: BoardCtx, ids: readonly string[]): Promise<CardRow[]> {
  return ctx.db.rows<CardRow>(sql`
    select ${row} from boards.card c join boards.board b on b.company_id = c.company_id and b.id = c.board_id
    where c.company_id = ${ctx.companyId} and c.id = any(${ids}::uuid[]) and ${visibleTo(ctx)}`);
}

/** A card of the column with exactly this title. */
export async function findCardTitled(ctx: CompanyCtx, columnId: string, title: string): Promise<string | undefined> {
  const row = await ctx.db.first<{ id: string }>(sql`
    select id from boards.card
    where company_id = ${ctx.companyId} and column_id = ${columnId} and title = ${title} and archived_at is null order by id limit 1`);
  return row?.id;
}

export async function insertCard(ctx: CompanyCtx, card: CardRow, revision: number): Promise<void> {
  await ctx.db.write(sql`
    insert into boards.card (company_id, id, board_id, column_id, sort, title, description, label3, due_on, short_codes, revision, moved_at,
      created_at, created_by)
    values (${ctx.companyId}, ${card.id}, ${card.boardId}, ${card.columnId}, ${card.sort}, ${card.title}, ${card.description}, ${card.label3},
      ${card.dueOn}, ${jsonOf(card.shortCodes)}::jsonb, ${revision}, ${card.movedAt}, ${card.createdAt}, ${card.createdBy})`);
}

export async function updateCard(ctx: CompanyCtx, card: CardRow, revision: number): Promise<void> {
  await ctx.db.write(sql`
    update boards.card set board_id = ${card.boardId}, column_id = ${card.columnId}, sort = ${card.sort}, title = ${card.title},
      description = ${card.description}, label3 = ${card.label3}, due_on = ${card.dueOn}, short_codes = ${jsonOf(card.shortCodes)}::jsonb, cover_id = ${card.coverId},
      archived_at = case when ${card.isArchived} then coalesce(archived_at, ${ctx.now}) end, moved_at = ${card.movedAt}, revision = ${revision}
    where company_id = ${ctx.companyId} and id = ${card.id}`);
}

/** A related row of the card has changed. */
export async function touchCard(ctx: CompanyCtx, id: string, revision: number): Promise<void> {
  await ctx.db.write(sql`
    update boards.card set revision = ${revision} where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Cards in a column; archived cards do not count. */
export async function countCardsInColumn(ctx: CompanyCtx, columnId: string): Promise<number> {
  const counted = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from boards.card where company_id = ${ctx.companyId} and column_id = ${columnId} and archived_at is null`);
  return counted!.count;
}

export async function countOnBoard(ctx: CompanyCtx, boardId: string): Promise<number> {
  const counted = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from boards.card where company_id = ${ctx.companyId} and board_id = ${boardId}`);
  return counted!.count;
}
