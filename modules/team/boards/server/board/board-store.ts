import { localDay } from '@fachwerk/base/format-time';
import { problemsOf } from '@fachwerk/base/problem';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { type Board, boardProblems, boardStream, type ListedBoard } from '../../contract.ts';
import type { ShortCodeValue } from '../../contract-card.ts';
import type { BoardCtx } from './board-ctx.ts';

const problem = problemsOf(boardProblems);

export type StoredBoard = Board & { readonly revision: number; readonly wholeRevision: number };

/** SQL condition on board `b`: shared boards and the caller's private ones. */
export const visibleTo = (ctx: BoardCtx) =>
  sql`(b.user_id is null or b.user_id = ${ctx.caller?.userId ?? ctx.rule?.userId ?? null})`;

const columns = sql`b.id, b.name, b.user_id as user, b.revision, b.whole_revision, b.archived_at is not null as is_archived, b.created_at, b.short_codes`;
/** What is open on board `b`, in one pass over its cards. */
const counts = ({ caller, now }: BoardCtx) => {
  const today = localDay(now, HOUSE_ZONE);
  return sql`select count(*)::int as open_cards,
      count(*) filter (where a.is_mine)::int as mine, count(*) filter (where a.is_mine is null)::int as unassigned,
      count(*) filter (where c.due_on = ${today})::int as due_today, count(*) filter (where c.due_on < ${today})::int as overdue
    from boards.card c join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id
    left join lateral (select bool_or(coalesce(m.user_id = ${caller?.userId ?? null}, false)) as is_mine from boards.card_assignee m
      where m.company_id = c.company_id and m.card_id = c.id) a on true
    where c.company_id = b.company_id and c.board_id = b.id and c.archived_at is null and not s.is_done`;
};

export function listBoards(ctx: BoardCtx): Promise<ListedBoard[]> {
  return ctx.db.rows<ListedBoard>(sql`
    select ${columns}, b.changed_at, n.* from boards.board b cross join lateral (${counts(ctx)}) n
    where b.company_id = ${ctx.companyId} and ${visibleTo(ctx)}
    order by lower(b.name), b.id`);
}

/** Without a visibility check: the caller must check the owner. */
export function findAnyBoard(ctx: CompanyCtx, id: string): Promise<StoredBoard | undefined> {
  return ctx.db.first<StoredBoard>(
    sql`select ${columns} from boards.board b where b.company_id = ${ctx.companyId} and b.id = ${id}`,
  );
}

export async function findBoard(ctx: BoardCtx, id: string): Promise<StoredBoard> {
  const found = await ctx.db.first<StoredBoard>(sql`
    select ${columns} from boards.board b where b.company_id = ${ctx.companyId} and b.id = ${id} and ${visibleTo(ctx)}`);
  if (!found) throw problem('board.unknown');
  return found;
}

export type LockedBoard = {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly isArchived: boolean;
  readonly shortCodes: readonly ShortCodeValue[];
};

const locked = sql`b.id, b.name, b.revision, b.archived_at is not null as is_archived, b.short_codes`;

/**
 * Locks a board for a change and increments its revision. All changes of a board queue here, so that positions are assigned in sequence and no
 * revision becomes visible before the one below it.
 */
export async function lockBoard(ctx: BoardCtx, id: string, { evenArchived = false } = {}): Promise<LockedBoard> {
  const board = await ctx.db.first<LockedBoard>(sql`
    update boards.board b set revision = revision + 1, changed_at = ${ctx.now}
    where b.company_id = ${ctx.companyId} and b.id = ${id} and ${visibleTo(ctx)}
    returning ${locked}`);
  if (!board) throw problem('board.unknown');
  if (board.isArchived && !evenArchived) throw problem('board.archived');
  return board;
}

/** The same for the board of a column. The column may have changed while waiting for the lock, so read it afterwards. */
export async function lockBoardOf(ctx: BoardCtx, columnId: string): Promise<LockedBoard> {
  const board = await ctx.db.first<LockedBoard>(sql`
    update boards.board b set revision = revision + 1, changed_at = ${ctx.now} from boards.board_column s
    where s.company_id = ${ctx.companyId} and s.id = ${columnId} and b.company_id = s.company_id and b.id = s.board_id and ${visibleTo(ctx)}
    returning ${locked}`);
  if (!board) throw problem('column.unknown');
  if (board.isArchived) throw problem('board.archived');
  return board;
}

/** The last step of a change: viewers of the board fetch what is new. */
export async function notifyBoard(
  ctx: CompanyCtx,
  { id, revision }: Pick<LockedBoard, 'id' | 'revision'>,
): Promise<void> {
  await publish(ctx, boardStream, { boardId: id, revision });
}

export async function markWhole(ctx: CompanyCtx, { id }: Pick<LockedBoard, 'id'>): Promise<void> {
  await ctx.db.write(sql`
    update boards.board set whole_revision = revision where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function countBoards(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from boards.board where company_id = ${ctx.companyId}`);
  return row!.count;
}

export async function insertBoard(
  ctx: CompanyCtx,
  board: { id: string; name: string; user: string | null; changedAt?: Date },
): Promise<void> {
  await ctx.db.write(sql`
    insert into boards.board (company_id, id, name, user_id, created_at, changed_at)
    values (${ctx.companyId}, ${board.id}, ${board.name}, ${board.user}, ${ctx.now}, ${board.changedAt ?? ctx.now})`);
}

export async function updateBoard(
  ctx: CompanyCtx,
  id: string,
  change: Pick<LockedBoard, 'name' | 'isArchived' | 'shortCodes'>,
): Promise<void> {
  await ctx.db.write(sql`
    update boards.board set name = ${change.name}, short_codes = ${jsonOf(change.shortCodes)}::jsonb,
      archived_at = case when ${change.isArchived} then coalesce(archived_at, ${ctx.now}) end
    where company_id = ${ctx.companyId} and id = ${id}`);
}
