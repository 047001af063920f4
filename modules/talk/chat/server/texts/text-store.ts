import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { CannedText, Container } from '../../contract-texts.ts';

export async function listContainers(ctx: CompanyCtx): Promise<Container[]> {
  return ctx.db.rows<Container>(sql`
    select c.id, c.name, coalesce((
      select json_agg(json_build_object('id', t.id, 'code', t.code, 'text', t.text) order by t.position, t.id)
      from chat.canned_text t where t.company_id = c.company_id and t.container_id = c.id), '[]'::json) as items
    from chat.container c where c.company_id = ${ctx.companyId} order by c.position, c.id`);
}

export async function addContainer(ctx: CompanyCtx, name: string): Promise<string> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    insert into chat.container (company_id, id, name, position)
    select ${ctx.companyId}, ${id}, ${name}, coalesce(max(position), 0) + 1 from chat.container where company_id = ${ctx.companyId}`);
  return id;
}

export async function renameContainer(ctx: CompanyCtx, id: string, name: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    update chat.container set name = ${name} where company_id = ${ctx.companyId} and id = ${id} returning id`);
  return row !== undefined;
}

export async function removeContainer(ctx: CompanyCtx, id: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    delete from chat.container where company_id = ${ctx.companyId} and id = ${id} returning id`);
  return row !== undefined;
}

export async function addText(ctx: CompanyCtx, containerId: string, item: Omit<CannedText, 'id'>): Promise<void> {
  await ctx.db.write(sql`
    insert into chat.canned_text (company_id, id, container_id, code, text, position)
    select ${ctx.companyId}, ${ctx.newId()}, ${containerId}, ${item.code}, ${item.text}, coalesce(max(position), 0) + 1
    from chat.canned_text where company_id = ${ctx.companyId} and container_id = ${containerId}`);
}

export async function changeText(ctx: CompanyCtx, containerId: string, item: CannedText): Promise<boolean> {
  const row = await ctx.db.first(sql`
    update chat.canned_text set container_id = ${containerId}, code = ${item.code}, text = ${item.text}
    where company_id = ${ctx.companyId} and id = ${item.id} returning id`);
  return row !== undefined;
}

export async function removeText(ctx: CompanyCtx, id: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    delete from chat.canned_text where company_id = ${ctx.companyId} and id = ${id} returning id`);
  return row !== undefined;
}

/** How many of them there are to be sorted; the others stay behind them. */
export async function sortTexts(ctx: CompanyCtx, refs: readonly { id: string; sort: number }[]): Promise<number> {
  const rows = await ctx.db.rows(sql`
    update chat.canned_text t set position = r.sort
    from unnest(${refs.map(({ id }) => id)}::uuid[], ${refs.map(({ sort }) => sort)}::int[]) r(id, sort)
    where t.company_id = ${ctx.companyId} and t.id = r.id returning t.id`);
  return rows.length;
}
