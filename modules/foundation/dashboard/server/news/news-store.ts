import type { Ctx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { NewsItem } from '../../contract.ts';

type Row = Omit<NewsItem, 'link'> & { readonly link: string | null };

export async function listNews(ctx: Ctx): Promise<NewsItem[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select img, info_title, info_des, title, des, link from dashboard.news_item
    where company_id = ${ctx.companyId}
    order by position`);
  return rows.map(({ link, ...item }) => (link ? { ...item, link } : item));
}

/** Locks the company's slides and pictures until the transaction ends. */
export async function lockNews(ctx: Ctx): Promise<void> {
  await ctx.db.rows(sql`
    insert into dashboard.news (company_id, updated_at, updated_by)
    values (${ctx.companyId}, ${ctx.now}, ${ctx.caller.userId})
    on conflict (company_id) do update set updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
}

export async function replaceNews(ctx: Ctx, items: readonly NewsItem[]): Promise<void> {
  await ctx.db.rows(sql`delete from dashboard.news_item where company_id = ${ctx.companyId}`);
  if (items.length === 0) return;
  await ctx.db.rows(sql`
    insert into dashboard.news_item (company_id, position, img, info_title, info_des, title, des, link)
    select ${ctx.companyId}, place - 1, item ->> 'img', item ->> 'infoTitle', item ->> 'infoDes', item ->> 'title', item ->> 'des', nullif(item ->> 'link', '')
    from jsonb_array_elements(${jsonOf(items)}::jsonb) with ordinality as slide (item, place)`);
}
