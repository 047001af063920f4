import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Todo, TodoData } from '../../contract.ts';

const columns = sql`id, kind, title, description, email, on_day, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends,
  done_at is not null as is_done`;

const MOST = 1000;

/** Of one person; nobody else sees them. */
export function listTodos(ctx: CompanyCtx, userId: string, from: string, until: string): Promise<Todo[]> {
  return ctx.db.rows<Todo>(sql`
    select ${columns} from calendar.todo
    where company_id = ${ctx.companyId} and user_id = ${userId} and on_day between ${from} and ${until}
    order by on_day, starts, id limit ${MOST}`);
}

export async function addTodo(ctx: CompanyCtx, userId: string, id: string, given: TodoData): Promise<void> {
  await ctx.db.write(sql`
    insert into calendar.todo (company_id, id, user_id, kind, title, description, email, on_day, starts, ends, created_at)
    values (${ctx.companyId}, ${id}, ${userId}, ${given.kind}, ${given.title}, ${given.description}, ${given.email}, ${given.onDay}, ${given.starts},
      ${given.ends}, ${ctx.now})`);
}

/** False: there is none of this person. */
export async function saveStored(ctx: CompanyCtx, userId: string, id: string, given: TodoData): Promise<boolean> {
  const row = await ctx.db.first(sql`
    update calendar.todo set title = ${given.title}, description = ${given.description}, email = ${given.email}, on_day = ${given.onDay},
      starts = ${given.starts}, ends = ${given.ends}
    where company_id = ${ctx.companyId} and user_id = ${userId} and id = ${id} returning id`);
  return row !== undefined;
}

export async function saveDone(ctx: CompanyCtx, userId: string, id: string, isDone: boolean): Promise<boolean> {
  const row = await ctx.db.first(sql`
    update calendar.todo set done_at = case when ${isDone} then coalesce(done_at, ${ctx.now}) end
    where company_id = ${ctx.companyId} and user_id = ${userId} and id = ${id} returning id`);
  return row !== undefined;
}

export async function deleteTodo(ctx: CompanyCtx, userId: string, id: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    delete from calendar.todo where company_id = ${ctx.companyId} and user_id = ${userId} and id = ${id} returning id`);
  return row !== undefined;
}
