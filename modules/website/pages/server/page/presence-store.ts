import type { Output } from '@fachwerk/base/contract';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { pageApi } from '../../contract.ts';

type Visitor = Output<typeof pageApi.enter>['others'][number];

/** A user silent for longer has left: browsers report every 30 seconds. */
const PRESENT_SECONDS = 75;

const lastSeen = (now: Date) => new Date(now.getTime() - PRESENT_SECONDS * 1000);

export function listOthers(ctx: Ctx, pageId: string): Promise<Visitor[]> {
  return ctx.db.rows<Visitor>(sql`
    select user_id, name, since from pages.presence
    where company_id = ${ctx.companyId} and page_id = ${pageId} and user_id <> ${ctx.caller.userId} and seen_at > ${lastSeen(ctx.now)}
    order by since, user_id`);
}

/** Records the presence; true if the user just arrived. */
export async function notePresence(ctx: Ctx, pageId: string): Promise<boolean> {
  const { userId, name } = ctx.caller;
  const gone = await ctx.db.rows(sql`
    delete from pages.presence where company_id = ${ctx.companyId} and page_id = ${pageId} and seen_at <= ${lastSeen(ctx.now)}
    returning user_id`);
  const row = await ctx.db.first<{ isNew: boolean }>(sql`
    insert into pages.presence as known (company_id, page_id, user_id, name, since, seen_at)
    values (${ctx.companyId}, ${pageId}, ${userId}, ${name}, ${ctx.now}, ${ctx.now})
    on conflict (company_id, page_id, user_id) do update set seen_at = excluded.seen_at, name = excluded.name
    returning xmax = 0 as is_new`);
  return row!.isNew || gone.length > 0;
}
