import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Layout } from '../../contract.ts';

export type Device = 'desk' | 'phone';

const TABLES = { desk: sql`dashboard.layout`, phone: sql`dashboard.phone_layout` } as const;

export async function findLayouts(ctx: Ctx): Promise<Partial<Record<Device, Layout>>> {
  const own = sql`company_id = ${ctx.companyId} and user_id = ${ctx.caller.userId}`;
  const rows = await ctx.db.rows<Layout & { readonly device: Device }>(sql`
    select 'desk' as device, content, aside, halves from dashboard.layout where ${own}
    union all
    select 'phone', content, aside, halves from dashboard.phone_layout where ${own}`);
  return Object.fromEntries(rows.map(({ device, ...layout }) => [device, layout]));
}

export async function saveLayout(ctx: Ctx, device: Device, { content, aside, halves }: Layout): Promise<void> {
  await ctx.db.rows(sql`
    insert into ${TABLES[device]} (company_id, user_id, content, aside, halves, updated_at)
    values (${ctx.companyId}, ${ctx.caller.userId}, ${content}, ${aside}, ${halves}, ${ctx.now})
    on conflict (company_id, user_id) do update set
      content = excluded.content, aside = excluded.aside, halves = excluded.halves, updated_at = excluded.updated_at`);
}

export async function removeLayout(ctx: CompanyCtx, device: Device, userId: string): Promise<void> {
  await ctx.db.rows(sql`delete from ${TABLES[device]} where company_id = ${ctx.companyId} and user_id = ${userId}`);
}
