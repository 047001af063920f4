import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Column } from '../../contract.ts';

const columns = sql`id, board_id, name, wip_limit, is_done`;

export function listColumns(ctx: CompanyCtx, boardId: string): Promise<Column[]> {
  return ctx.db.rows<Column>(sql`
    select ${columns} from boards.board_column where company_id = ${ctx.companyId} and board_id = ${boardId} order by position`);
}

export function listAllColumns(ctx: CompanyCtx): Promise<Column[]> {
  return ctx.db.rows<Column>(sql`
    select ${columns} from boards.board_column where company_id = ${ctx.companyId} order by board_id, position`);
}

export function findColumn(ctx: CompanyCtx, id: string): Promise<Column | undefined> {
  return ctx.db.first<Column>(sql`
    select ${columns} from boards.board_column where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Appends columns; the caller holds the board lock. */
export async function insertColumns(
  ctx: CompanyCtx,
  boardId: string,
  added: readonly {
    readonly id?: string;
    readonly name: string;
    readonly wipLimit?: number | null;
    readonly isDone?: boolean;
  }[],
): Promise<string[]> {
  const ids = added.map(({ id }) => id ?? ctx.newId());
  for (const [at, column] of added.entries()) {
    await ctx.db.write(sql`
      insert into boards.board_column (company_id, id, board_id, name, wip_limit, is_done, position)
      select ${ctx.companyId}, ${ids[at]}, ${boardId}, ${column.name}, ${column.wipLimit ?? null}::int, ${column.isDone ?? false},
        coalesce(max(position), 0) + 1
      from boards.board_column where company_id = ${ctx.companyId} and board_id = ${boardId}`);
  }
  return ids;
}

export async function updateColumn(
  ctx: CompanyCtx,
  { id, name, wipLimit, isDone }: Omit<Column, 'boardId'>,
): Promise<void> {
  await ctx.db.write(sql`
    update boards.board_column set name = ${name}, wip_limit = ${wipLimit}, is_done = ${isDone}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function arrangeColumns(ctx: CompanyCtx, boardId: string, ids: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    update boards.board_column c set position = o.at
    from unnest(${ids}::uuid[]) with ordinality o(id, at)
    where c.company_id = ${ctx.companyId} and c.board_id = ${boardId} and c.id = o.id`);
}

export async function removeColumn(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from boards.board_column where company_id = ${ctx.companyId} and id = ${id}`);
}
