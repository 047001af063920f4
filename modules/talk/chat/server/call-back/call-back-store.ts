import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { CallBack, CallBackInput } from '../../contract-texts.ts';

const columns = sql`id, conversation_id as chat_id, customer_name, phone, customer_number, priority, deadline, note, done_at, done_by`;
const MOST = 200;

export function readCallBacks(ctx: CompanyCtx, isDone: boolean): Promise<CallBack[]> {
  return ctx.db.rows<CallBack>(
    isDone
      ? sql`select ${columns} from chat.call_back where company_id = ${ctx.companyId} and done_at is not null order by done_at desc limit ${MOST}`
      : sql`select ${columns} from chat.call_back where company_id = ${ctx.companyId} and done_at is null order by deadline, id limit ${MOST}`,
  );
}

export async function countOpenCallBacks(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from chat.call_back where company_id = ${ctx.companyId} and done_at is null`);
  return row!.count;
}

export async function saveCallBackRow(
  ctx: CompanyCtx,
  id: string,
  given: CallBackInput,
): Promise<CallBack | undefined> {
  return given.id
    ? ctx.db.first<CallBack>(sql`
        update chat.call_back set customer_name = ${given.customerName}, phone = ${given.phone}, customer_number = ${given.customerNumber},
          priority = ${given.priority}, deadline = ${given.deadline}, note = ${given.note}
        where company_id = ${ctx.companyId} and id = ${id} returning ${columns}`)
    : ctx.db.first<CallBack>(sql`
        insert into chat.call_back (company_id, id, conversation_id, customer_name, phone, customer_number, priority, deadline, note, created_at,
          created_by)
        values (${ctx.companyId}, ${id}, ${given.chatId}, ${given.customerName}, ${given.phone}, ${given.customerNumber}, ${given.priority},
          ${given.deadline}, ${given.note}, ${ctx.now}, ${ctx.caller?.name ?? ''})
        returning ${columns}`);
}

/** Keeps the first completion time; false if there is no such call-back. */
export async function markCallBack(ctx: CompanyCtx, id: string, isDone: boolean): Promise<boolean> {
  const row = await ctx.db.first(sql`
    update chat.call_back set done_at = case when ${isDone} then coalesce(done_at, ${ctx.now}) end,
      done_by = case when ${isDone} then coalesce(nullif(done_by, ''), ${ctx.caller?.name ?? ''}) else '' end
    where company_id = ${ctx.companyId} and id = ${id} returning id`);
  return row !== undefined;
}
