import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Layout } from '../../contract.ts';

export function findLayout(ctx: Ctx): Promise<Layout | undefined> {
  return ctx.db.first<Layout>(sql`
    select content, aside, halves from dashboard.layout
    where company_id = ${ctx.companyId} and user_id = ${ctx.caller.userId}`);
}

export async function saveLayout(ctx: Ctx, { content, aside, halves }: Layout): Promise<void> {
  await ctx.db.rows(sql`
    insert into dashboard.layout (company_id, user_id, content, aside, halves, updated_at)
    values (${ctx.companyId}, ${ctx.caller.userId}, ${content}, ${aside}, ${halves}, ${ctx.now})
    on conflict (company_id, user_id) do update set
      content = excluded.content, aside = excluded.aside, halves = excluded.halves, updated_at = excluded.updated_at`);
}

export async function removeLayout(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`delete from dashboard.layout where company_id = ${ctx.companyId} and user_id = ${userId}`);
}
